import unittest

from planted import run

SOURCE = "src/rogsim/core/a.cpp"


def function_of(lines, head="int f(int x) const noexcept"):
    return "namespace rogsim {\n" + head + " {\n" + "    x = {1};\n" * (lines - 1) + "}\n}\n"


class Style(unittest.TestCase):
    def code(self, text, path=SOURCE):
        return run("check_style.py", {path: text})[0]

    def test_plain_code_is_fine(self):
        self.assertEqual(self.code(function_of(80)), 0)
        self.assertEqual(self.code("int x;\n" * 500), 0)

    def test_long_files_are_not(self):
        self.assertEqual(self.code("int x;\n" * 501), 1)
        self.assertEqual(self.code("x = 1\n" * 501, "scripts/a.py"), 1)

    def test_long_functions_are_not(self):
        self.assertEqual(self.code(function_of(81)), 1)
        self.assertEqual(self.code(function_of(81, 'TEST_CASE("a test {")')), 1)
        self.assertEqual(self.code(function_of(81, "struct S {\n    auto f() -> std::vector<int>") + "}\n"), 1)

    def test_long_tables_are_fine(self):
        self.assertEqual(self.code(function_of(81, "constexpr std::array<int, 3> kTable =")), 0)

    def test_leftovers_tabs_and_machines_are_not(self):
        self.assertEqual(self.code("// TODO: more\n"), 1)
        self.assertEqual(self.code("int\tx;\n"), 1)
        self.assertEqual(self.code('auto p = "/home/me/x";\n'), 1)
        self.assertEqual(self.code("see /work/x\n", "docs/a.md"), 1)
        self.assertEqual(self.code("see https://example.org/home/x and src/work/x\n", "docs/a.md"), 0)

    def test_lines_are_at_most_120_columns(self):
        self.assertEqual(self.code("// " + "x" * 117 + "\n"), 0)
        self.assertEqual(self.code("// " + "x" * 118 + "\n"), 1)


unittest.main()
