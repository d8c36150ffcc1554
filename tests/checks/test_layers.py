import unittest

from planted import run


class Layers(unittest.TestCase):
    def refused(self, path, text, words):
        code, output = run("check_layers.py", {path: text})
        self.assertEqual(code, 1, output)
        self.assertIn(words, output)

    def accepted(self, path, text):
        code, output = run("check_layers.py", {path: text})
        self.assertEqual(code, 0, output)

    def test_down_and_own_folder_are_fine(self):
        self.accepted("src/rogsim/world/a.hpp", '#include "rogsim/core/x.hpp"\n#include "rogsim/world/b.hpp"\n')
        self.accepted("src/cli/a.cpp", '#include "rogsim/report/x.hpp"\n#include "cli/b.hpp"\n')
        self.accepted("src/rogsim.hpp", '#include "rogsim/report/x.hpp"\n')

    def test_up_is_not(self):
        self.refused("src/rogsim/world/a.hpp", '#pragma once\n#include "rogsim/game/x.hpp"\n', "a.hpp:2: world")
        self.refused("src/rogsim/report/a.cpp", '# include "cli/x.hpp"\n', "above it")
        self.refused("src/rogsim.hpp", '#include "cli/x.hpp"\n', "above it")

    def test_unknown_folders_and_tests_are_refused(self):
        self.refused("src/rogsim/util/a.hpp", "", "no layer")
        self.refused("src/rogsim/game/a.hpp", '#include "rogsim/util/x.hpp"\n', "in no layer")
        self.refused("src/rogsim/game/a.hpp", '#include "tests/support/x.hpp"\n', "not below src")
        self.refused("src/rogsim/game/a.hpp", '#include "rogsim.hpp"\n', "umbrella")

    def test_libraries_are_pinned(self):
        self.accepted("src/cli/parse.cpp", "#include <CLI/CLI.hpp>\n")
        self.refused("src/cli/other.cpp", "#include <CLI/CLI.hpp>\n", "CLI")
        self.accepted("src/cli/log.cpp", "#include <spdlog/spdlog.h>\n")
        self.refused("src/rogsim/run/runner.cpp", "#include <spdlog/spdlog.h>\n", "spdlog")
        self.accepted("src/rogsim/json/parse.cpp", "#include <nlohmann/json.hpp>\n")
        self.refused("src/rogsim/json/parse.hpp", "#include <nlohmann/json.hpp>\n", "nlohmann")
        self.refused("src/rogsim/game/play.cpp", "#include <nlohmann/json.hpp>\n", "nlohmann")

    def test_the_library_is_quiet(self):
        for word in ("std::cout << 1", 'std::printf("x")', "printf(x)", "exit(1)", 'std::getenv("x")'):
            self.refused("src/rogsim/run/a.cpp", f"void f() {{ {word}; }}\n", "does not print")
        self.accepted("src/rogsim/run/a.cpp", '// exit(1)\nauto x = "printf(1)"; void g() { snprintf(a, b); }\n')

    def test_comments_do_not_count(self):
        self.accepted("src/rogsim/core/a.hpp", '// #include "rogsim/game/x.hpp"\n/*\n#include "cli/x.hpp"\n*/\n')

    def test_an_empty_tree_is_a_fault(self):
        self.assertEqual(run("check_layers.py", {"README.md": ""})[0], 1)


unittest.main()
