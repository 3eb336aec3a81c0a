import Foundation
import Testing

@Suite("A course that a player makes from docs/courses.md")
struct MadeCourseTests {
  private let home: Home
  private let folder: URL

  /// Installs the files that the page shows.
  init() throws {
    home = try Home()
    folder = URL(fileURLWithPath: "\(home.path)/courses/fr")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("words"), withIntermediateDirectories: true)
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/courses.md")
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```\n")
    for (place, name) in [(3, "course.conf"), (5, "editions.tsv"), (7, "words/food.words")] {
      try Data(blocks[place].utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  @Test("is listed, looked up and chosen")
  func works() throws {
    #expect(try Binary.run("course", home: home).stdout.contains("fr  French: 4 words"))
    let word = try Binary.run("define goûtons", home: home).stdout
    #expect(word.contains("goûter") && word.contains("to taste, to try"))
    for text in ["eau", "l'eau", "eaux"] {
      let water = try Binary.run(["define", text], home: home).stdout
      #expect(water.contains("l'eau") && water.contains("water"), "\(text)")
    }
    #expect(try Binary.run("course use fr", home: home).status == 0)
  }

  @Test("a game says so if the chosen course cannot be played any more")
  func missing() throws {
    #expect(try Binary.run("course use fr", home: home).status == 0)
    try FileManager.default.removeItem(at: folder)
    let game = try Binary.run("play --questions 1", input: ":quit\n", home: home)
    #expect(game.stdout.contains("The course fr is missing or has a fault"))
  }

  @Test(
    "says what is wrong with it, and others stay",
    arguments: [
      ("course.conf", "language  fr", "langage  fr", "course.conf:2: "),
      ("words/food.words", "  | In the morning", "  ? In the morning", "food.words:"),
      ("words/food.words", "le pain  noun  1", "le pain  noun  9", "food.words:3: "),
      ("editions.tsv", "2026-11-21", "someday", "editions.tsv:1: "),
    ])
  func faulty(file: String, old: String, new: String, message: String) throws {
    let url = folder.appendingPathComponent(file)
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains(old))
    try Data(text.replacing(old, with: new).utf8).write(to: url)
    let result = try Binary.run("course", home: home)
    #expect(result.stderr.contains(message))
    #expect(!result.stdout.contains("French") && result.stdout.contains("German"))
  }
}
