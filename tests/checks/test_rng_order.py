import unittest

from planted import run

GAME = "src/rogsim/game/a.cpp"
TEST = "tests/unit/a_test.cpp"


class RngOrder(unittest.TestCase):
    def code(self, path, text):
        return run("check_rng_order.py", {path: text})[0]

    def test_one_draw_a_statement_is_fine(self):
        text = "int f(Rng& r) {\n    const int x = draw_below(r, 3);\n    return x + roll_dice(r);\n}\n"
        self.assertEqual(self.code(GAME, text), 0)
        self.assertEqual(self.code(GAME, "while (draw_below(r, 3) < 2) { x = next_u64(r); }\n"), 0)

    def test_two_are_not(self):
        for statement in (
            "f(draw_below(r, 3), draw_below(r, 4));",
            "x = next_u64(r)\n    ^ next_u64(s);",
            "return Pos{draw_between(r, 1, 2), draw_between(r, 3, 4)};".replace("{", "(").replace("}", ")"),
            "y = draw_between<int>(r, draw_below(r, 2), 9);",
            "z = c ? pick_one(r, v) : roll_dice(r);",
        ):
            self.assertEqual(self.code(GAME, f"void g() {{\n    {statement}\n}}\n"), 1, statement)

    def test_the_place_is_named(self):
        output = run("check_rng_order.py", {GAME: "int a;\n\nint b = draw_x(r) +\n    draw_x(r);\n"})[1]
        self.assertIn("a.cpp:3: 2 random draws", output)

    def test_tests_may_compare_two_streams(self):
        self.assertEqual(self.code(TEST, "CHECK(next_u64(a) != next_u64(b));\n"), 0)
        self.assertEqual(self.code(TEST, "CHECK(next_u64(a) != next_u64(a));\n"), 1)

    def test_comments_and_strings_do_not_count(self):
        self.assertEqual(self.code(GAME, "x = draw_x(r);  // then draw_y(r)\n"), 0)
        self.assertEqual(self.code(GAME, 'log("draw_x(r)", draw_y(r));\n'), 0)


unittest.main()
