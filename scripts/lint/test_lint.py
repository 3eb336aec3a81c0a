"""Tests of the checks: python3 -m unittest discover -s scripts/lint"""

import tempfile
import unittest
from pathlib import Path
from unittest import mock

import changes
import circles
import imports
import links
import names
import paths
import prose
import ranges
import size
import texts
from swift_source import INTERPOLATION, declarations, tokenize


def strings(source):
    return [token.text for token in tokenize(source) if token.kind == "string"]


class Folder(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.folder = Path(self.temporary.name)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path


class Links(Folder):
    def test_a_link_names_a_file_and_a_heading_of_it(self):
        there = self.write("there.md", "# A *first* heading!\n\n```\n# no heading\n```\n## Twice\n## Twice\n")
        here = self.write("here.md", "[1](there.md#a-first-heading) [2](there.md#twice-1) [3](https://example.org/x)\n"
                          "[4](gone.md) [5](there.md#no-heading) `[6](gone.md)`\n")
        found = list(links.dead([here], {path: path.read_text() for path in [here, there]}))
        self.assertEqual(found, [f"{here}:2: gone.md does not exist", f"{here}:2: there.md#no-heading names no heading"])

    def test_a_decision_is_linked_from_a_document(self):
        texts = {
            Path("docs/README.md"): "[1](decisions/1-a.md) [2](decisions/2-b.md)",
            Path("docs/rules.md"): "[1](decisions/1-a.md#why)",
            Path("docs/decisions/1-a.md"): "",
            Path("docs/decisions/2-b.md"): "[itself](2-b.md)",
        }
        self.assertEqual(links.unlinked(texts), [Path("docs/decisions/2-b.md")])


class Tokens(unittest.TestCase):
    def test_a_comment_is_no_string(self):
        self.assertEqual(strings('// "a"\n/* "b" /* "c" */ "d" */ let x = "e"'), ["e"])

    def test_an_interpolation_is_read_as_code(self):
        self.assertEqual(strings(r'"a \(f("b", (1)) ) c" + "d"'), [f"a {INTERPOLATION} c", "b", "d"])

    def test_raw_and_long_strings(self):
        self.assertEqual(strings('#"a\\(b"c"# + """\n  d "e"\n  """'), ['a\\(b"c', '\n  d "e"\n  '])

    def test_lines_are_counted_through_strings(self):
        tokens = tokenize('let a = """\n  b \\(c)\n  """\nlet d = 1')
        self.assertEqual([t.line for t in tokens if t.text == "d"], [4])

    def test_braces_of_a_regex_open_nothing(self):
        found = declarations(tokenize("struct A { let r = x(of: /a{3}\\/{/) }\nstruct B {}"))
        self.assertEqual(sorted(d.name for d in found), ["A", "B"])


class Declarations(unittest.TestCase):
    def find(self, source):
        return {d.name: d for d in declarations(tokenize(source))}

    def test_functions_belong_to_the_innermost_type(self):
        found = self.find(
            "struct A { func f(_ a: Int, to b: Int) { func inner() {} }\n"
            "struct B { static func g() {} } }\nextension A.B { class func h() {} }")
        self.assertEqual([f.name for f in found["A"].functions], ["f(_:to:)"])
        self.assertEqual([f.name for f in found["A.B"].functions], ["h()"])

    def test_what_a_type_conforms_to(self):
        found = self.find("struct A<T: P>: Q, R where T: S {}")
        self.assertLessEqual({"Q", "R"}, set(found["A"].inherits))
        self.assertNotIn("S", found["A"].inherits)

    def test_stored_and_computed_properties(self):
        found = self.find(
            "struct A {\n  let a: [B]\n  var b = 1\n  var c: Int { 2 }\n  static let d = 3\n"
            "  var e: Int { didSet {} }\n}")
        self.assertEqual([p.name for p in found["A"].properties], ["a", "b", "e"])
        self.assertEqual(found["A"].computed, ["c"])


class Prose(Folder):
    def check(self, source):
        return [text for _, text in prose.prose_in(self.write("A.swift", source))]

    def test_two_words_are_prose_and_one_is_not(self):
        self.assertEqual(self.check('let a = ["Right.", "unknown_source", "No way"]'), ["No way"])

    def test_a_value_counts_as_a_word(self):
        self.assertEqual(len(self.check(r'let a = ["\(n) points", "\(n) \(m)", "a\(n)"]')), 1)

    def test_in_a_translated_room_only_translated_texts_are_allowed(self):
        source = 'let a = messages("two words")\nlet b = ClientError(.x, "no such file", remedy: "try again")\nlet c = "left over"'
        path = self.write("A.swift", source)
        self.assertEqual(["left over"], [text for _, text in prose.prose_in(path, True)])

    def test_sql_is_no_prose(self):
        self.assertEqual(
            self.check('f("SELECT a FROM b", sql: "a b", "a, b", "\\(x) WHERE a = ?")'), [])

    def test_what_programmers_read_is_no_prose(self):
        self.assertEqual(
            self.check('precondition(a { b }, "not so"); logger.error("it broke \\(x)"); error("it broke")'),
            ["it broke"])


class Size(Folder):
    def complaints(self):
        sources = size.Sources(self.folder)
        return [c for c in size.complaints(sources) if "drop it from the list" not in c]

    def test_methods_count_over_files_and_rooms(self):
        for place in range(5):
            body = "".join(f"func f{place}{n}() {{}}\n" for n in range(5))
            self.write(f"Room/A+{place}.swift", ("struct" if place == 0 else "extension") + f" A {{ {body} }}")
        self.assertEqual(self.complaints(), [])
        self.write("Room/A+4.swift", "extension A { func a() {}\nfunc b() {}\nfunc c() {}\n"
                   "func d() {}\nfunc e() {}\nfunc f() {} }")
        self.assertRegex(" ".join(self.complaints()), "Room.A has 26 methods")
        self.write("Other/A+Other.swift", "extension A {}")
        self.assertRegex(" ".join(self.complaints()), "Room.A is in 6 files")

    def test_a_file_has_400_lines_at_most(self):
        self.write("Room/A.swift", "\n" * 400)
        self.assertEqual(list(size.too_long([self.folder])), [])
        self.write("Room/B.swift", "\n" * 401)
        self.assertRegex(" ".join(size.too_long([self.folder])), "B.swift has 401 lines")

    def test_a_default_does_not_count_twice(self):
        body = "".join(f"func f{n}()\n" for n in range(25))
        self.write("Room/P.swift", f"protocol P {{ {body} }}\nextension P {{ func f1() {{}} }}")
        self.assertEqual(self.complaints(), [])

    def test_a_screen_uses_what_it_holds(self):
        self.write("Room/A.swift", "protocol Screen { var title: String { get } }\n"
                   "struct A: Screen { let title: String\nlet used: Int\nlet idle: Int\n"
                   "init(idle: Int) { self.idle = idle }\nfunc draw() { f(used) } }")
        self.assertEqual(len(self.complaints()), 1)
        self.assertIn("`idle`", self.complaints()[0])

    def test_a_screen_holds_no_bag(self):
        for name in "ABCD":
            self.write(f"Room/{name}.swift", f"final class {name} {{}}")
        self.write("Room/All.swift", "struct All { let a: A\nlet b: B\nlet c: C\nlet d: D }")
        self.write("Room/S.swift", "struct S: Screen { let all: All\nfunc draw() { f(all.a) } }")
        self.assertRegex(" ".join(self.complaints()), "holds All, a bag")


class Ranges(Folder):
    ENTRY = ("struct PageEntry: EventEntry, Sendable { let page: Int\n let name: String\n"
             "  var isPlausible: Bool { %s } }")

    def test_each_number_of_an_event_has_a_range(self):
        self.write("GameEngine/Events/PageEntry.swift", self.ENTRY % "!name.isEmpty")
        self.assertRegex(" ".join(ranges.unchecked(self.folder)), "PageEntry.page has no range")
        self.write("GameEngine/Events/PageEntry.swift", self.ENTRY % "(0...9).contains(page)")
        self.assertEqual(list(ranges.unchecked(self.folder)), [])

    def test_a_count_is_no_difference_and_no_number_from_outside(self):
        self.write("GameEngine/Events/PageEntry.swift", self.ENTRY % "page > 0")
        self.write("ClientCore/A.swift", "a.prefix(b - 1)\na.dropFirst(entry.page)\nf(repeating: 0, count: c - d)\n"
                   "a.prefix(max(0, b - 1))\na.prefix(b.count)\na.prefix { $0 - 1 }\na.suffix(A.page)\n"
                   "f(repeating: g(1, 2), count: 4 - e % 4)\n")
        lines = [complaint.split(": ")[0].rpartition(":")[2] for complaint in ranges.risky(self.folder)]
        self.assertEqual(lines, ["1", "2", "3"])


class Circles(Folder):
    def test_pairs_and_knots(self):
        self.write("One/A.swift", "struct A { let b: B }")
        self.write("Two/B.swift", "struct B { let c: C }")
        self.write("Three/C.swift", "private struct B { typealias A = Int }\nenum C {}\nextension A { var x: Other.A { 1 } }")
        graph = circles.uses(self.folder)
        self.assertEqual(circles.pairs(graph), [])
        self.assertEqual([len(knot) for knot in circles.knots(graph)], [3])
        self.write("Two/Back.swift", "func f() -> [A] { [] }")
        self.assertEqual(len(circles.pairs(circles.uses(self.folder))), 1)


class Paths(unittest.TestCase):
    def test_only_paths_that_do_not_exist_are_found(self):
        text = (
            "`Package.swift` `GameEngine/Forms/Forms.swift`, `Form.swift`, `Nothing.swift`\n"
            "`GameEngine/Forms/NAMEForm.swift` `GameEngine/Nowhere/NAME.swift` `make lint` `a/b c`\n"
        )
        self.assertEqual(
            list(paths.missing(text)),
            [(1, "Nothing.swift"), (2, "GameEngine/Nowhere/NAME.swift")])


class Changes(Folder):
    ENUM = "enum Fruit: String {\n  case apple = \"a, b\"\n  case pear(Int, of: String), `default`\n  enum Kind: Int, Sendable { case one }\n}"

    def test_the_cases_of_an_enum_are_found(self):
        self.assertEqual(changes.cases(tokenize(self.ENUM), "Fruit"), {"apple", "pear", "default"})

    def test_a_switch_with_default_names_no_cases(self):
        found = list(changes.switches(tokenize(
            "switch f(x) { case .apple, .pear(let a): g { switch y { default: 1 } }\ncase .default: break }")))
        self.assertEqual(found, [{"apple", "pear", "default"}, set()])

    def test_a_file_with_all_cases_must_be_in_the_list(self):
        self.write("A/Fruit.swift", self.ENUM)
        self.write("A/Names.swift", "switch x { case .apple, .pear: 1\ncase .default: 2 }")
        self.write("A/Some.swift", "switch x { case .apple: 1\ndefault: 2 }")
        with mock.patch.object(changes.paths, "exists", lambda path, _: str(self.folder / "A")):
            found = list(changes.missing(
                "### A fruit\n\n- `A/Fruit.swift`\n", self.folder, {"A fruit": [("A/Fruit.swift", "Fruit")]}))
        self.assertEqual(found, ['"A fruit" does not name A/Names.swift, which names each case of Fruit'])


class Names(Folder):
    def test_a_name_belongs_to_one_module(self):
        twin = self.write("A/One.swift", "struct Twin { struct Inner {} }\nprivate struct Own {}")
        other = self.write("B/Two.swift", "enum Twin {}\nstruct Own {}\nstruct Inner {}")
        self.assertEqual(names.shared([self.folder]), {"Twin": [twin, other]})


class Texts(unittest.TestCase):
    HEAD = "\n".join(f"{key}: value" for key in texts.HEAD)

    def test_verses_are_read_in_order(self):
        found, faults = texts.verses(f"{self.HEAD}\n\n## 1 One\n1.1 a\n1.2 b\n\n## 2 Two\n2.1 c\n")
        self.assertEqual(found, [(1, 1), (1, 2), (2, 1)])
        self.assertEqual(faults, [])

    def test_gaps_and_other_lines_are_found(self):
        _, faults = texts.verses("Title: a\n\n## 2 Two\n2.2 b\nstray\n")
        self.assertEqual([line for line, _ in faults], [1, 3, 4, 5])


class Imports(Folder):
    def test_foundation_and_nio_are_refused_in_the_client_only(self):
        self.write("ClientCore/A.swift", "// import Foundation\nimport FoundationEssentials\npackage import Foundation\n")
        self.write("ClientDecks/B.swift", "import struct Foundation.Data\nimport NIOCore\nimport Glibc\n")
        self.write("ScoreServer/C.swift", "import Foundation\nimport NIOCore\n")
        lines, _ = imports.findings(self.folder)
        self.assertEqual(
            [line.split(";")[0] for line in lines],
            ["Sources/ClientCore/A.swift:3: imports Foundation", "Sources/ClientDecks/B.swift:1: imports Foundation",
             "Sources/ClientDecks/B.swift:2: imports NIOCore"])

    def test_an_exception_allows_and_must_be_needed(self):
        allowed = {"Journal/": "a reason", "ClientCore/Old.swift": "a reason", "ClientCore/New.swift": "a reason"}
        self.write("Journal/Deep/A.swift", "import Foundation\n")
        self.write("ClientCore/Old.swift", "import NIOCore\n")
        with mock.patch.object(imports, "EXCEPTIONS", allowed):
            self.assertEqual(imports.findings(self.folder), ([], {"ClientCore/New.swift"}))


if __name__ == "__main__":
    unittest.main()
