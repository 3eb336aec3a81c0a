import GameEngine
import Lexicon
import LexiconTestSupport
import ScoreServer
import Testing
import TestSupport

/// A word of a pack and a text that is put into it.
struct HiddenText: Sendable, CustomTestStringConvertible {
  let name: String
  let line: String
  var testDescription: String { name }
}

@Suite("An operator's own words")
struct ServerContentTests {
  private let folder: ContentFolder

  init() throws {
    folder = try ContentFolder()
    try folder.write("1\t2026-11-21\n", to: "editions.tsv")
    try folder.write(ServerContentTests.words(20), to: "words/made.words")
  }

  /// So many words of each level, which the lint would not accept: a pronunciation between slashes,
  /// and definitions that begin with a capital letter and end with a period.
  private static func words(_ count: Int) -> String {
    SyntheticPool.pool(additions: [count], firstDates: [CalendarDate(dayNumber: 20_000)]).items
      .map { word in
        let sense = word.mainSense
        return """
          \(word.term)  noun  \(word.level?.rawValue ?? 1)  3.5  /x/
            = Any \(sense.definition).
            > \(sense.examples[0].marked)

          """
      }.joined()
  }

  private func failure() throws -> ServerContent.Failure {
    try #require(throws: ServerContent.Failure.self) {
      try ServerContent.pool(directory: folder.path, isOwn: true)
    }
  }

  private func contentError() throws -> ContentError {
    guard case .unreadable(let error) = try failure() else {
      Issue.record("another failure")
      return ContentError(.unreadable, file: "", "")
    }
    return error
  }

  @Test("faults of style, which are the author's concern, do not keep a server from starting")
  func style() throws {
    let pool = try ServerContent.pool(directory: folder.path, isOwn: true)
    #expect(pool.items.count == 80)
    let dealer = DailyDealer(pool: pool)
    #expect(try dealer.deal(dealer.firstDate).round.questions.count == 20)
  }

  @Test("a malformed line is an error with its file and number")
  func malformed() throws {
    try folder.write("glacier  noun  7  3.58  x\n", to: "words/nature.words")
    let error = try contentError()
    #expect(error.kind == .malformed)
    #expect(error.file == "\(folder.path)/words/nature.words" && error.line == 1)
  }

  @Test("too few words for a daily are an error with the level")
  func small() throws {
    try folder.write("glacier  noun  3  3.58  x\n  = ice\n", to: "words/made.words")
    guard case .tooSmall(let place, .noWords(.level(let level))) = try failure() else {
      Issue.record("another failure")
      return
    }
    #expect(place == folder.path && level == .one)
  }

  @Test(
    "controls of terminals and of the writing direction, and invisible characters, are refused",
    arguments: [
      HiddenText(name: "headword", line: "gla%cier  noun  3  3.58  x\n  = ice\n"),
      HiddenText(name: "pronunciation", line: "glacier  noun  3  3.58  x%\n  = ice\n"),
      HiddenText(name: "form", line: "glacier  noun  3  3.58  x\n  ~ gla%ciers\n  = ice\n"),
      HiddenText(name: "family", line: "glacier  noun  3  3.58  x\n  & gla%cial\n  = ice\n"),
      HiddenText(name: "definition", line: "glacier  noun  3  3.58  x\n  = i%ce\n"),
      HiddenText(name: "example", line: "glacier  noun  3  3.58  x\n  = ice\n  > A% {glacier}.\n"),
      HiddenText(name: "synonym", line: "glacier  noun  3  3.58  x\n  = ice\n  + i%ce\n"),
      HiddenText(name: "antonym", line: "glacier  noun  3  3.58  x\n  = ice\n  - fi%re\n"),
      HiddenText(name: "pattern", line: "glacier  noun  3  3.58  x\n  = ice\n  : a% glacier\n"),
    ])
  func hidden(_ text: HiddenText) throws {
    for sign in ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{2028}"] {
      try folder.write(
        "# nature\n" + text.line.replacing("%", with: sign), to: "words/nature.words")
      let error = try contentError()
      #expect(error.kind == .malformed)
      #expect(error.file == "\(folder.path)/words/nature.words" && error.line == 2)
      #expect(error.message.contains("U+") && !error.message.contains(sign))
    }
    try folder.write(text.line.replacing("%", with: ""), to: "words/nature.words")
    #expect(try ServerContent.pool(directory: folder.path, isOwn: true).items.count == 81)
  }

  @Test("nor may the name of a file, which is a category, contain one")
  func category() throws {
    try folder.write("glacier  noun  3  3.58  x\n  = ice\n", to: "words/na\u{202E}ture.words")
    #expect(try contentError().message.contains("U+202E"))
  }
}
