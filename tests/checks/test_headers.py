import os
import unittest

from planted import run

COMPILER = os.environ.get("CXX", "c++")


class Headers(unittest.TestCase):
    def check(self, text):
        arguments = ("--root", "{root}", "--build", "{root}/build", "--", COMPILER, "-Wall", "-Werror")
        return run("check_headers.py", {"src/rogsim/core/a.hpp": text}, *arguments)

    def test_a_complete_header_is_fine(self):
        code, output = self.check("#pragma once\n#include <string>\nstruct A { std::string name; };\n")
        self.assertEqual(code, 0, output)

    def test_a_missing_include_is_found(self):
        code, output = self.check("#pragma once\nstruct A { std::string name; };\n")
        self.assertEqual(code, 1, output)
        self.assertIn("src/rogsim/core/a.hpp:1: does not compile alone", output)

    def test_a_missing_guard_is_found(self):
        self.assertEqual(self.check("struct A {};\n")[0], 1)

    def test_warnings_are_found(self):
        self.assertEqual(self.check("#pragma once\ninline int f() { int unused = 1; return 2; }\n")[0], 1)


unittest.main()
