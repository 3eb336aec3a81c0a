import Foundation
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Finding the words")
struct ContentLocatorTests {
  private let folder: ContentFolder

  init() throws { folder = try ContentFolder() }

  private func makeContent(_ path: String) throws {
    try folder.write("", to: "\(path)/editions.tsv")
  }

  /// The folder that is found, without the way to the test's own.
  private func found(
    _ executable: String = "checkout/.build/debug/wordhoard", environment: [String: String] = [:]
  ) throws -> String {
    let path = try ContentLocator.directory(
      executable: "\(folder.path)/\(executable)", environment: environment)
    #expect(path.hasPrefix(folder.path + "/"))
    return String(path.dropFirst(folder.path.count + 1))
  }

  @Test("the folder of the environment comes before all others")
  func environment() throws {
    for path in ["own", "checkout/Content", "prefix/share/wordhoard/Content"] {
      try makeContent(path)
    }
    try folder.write("", to: "checkout/Package.swift")
    let environment = ["WORDHOARD_CONTENT": "\(folder.path)/own"]
    #expect(try found(environment: environment) == "own")
    #expect(try found("prefix/bin/wordhoard", environment: environment) == "own")
  }

  @Test("a folder of the environment without words is an error, even if others contain words")
  func environmentWithoutWords() throws {
    try makeContent("checkout/Content")
    try folder.write("", to: "checkout/Package.swift")
    let expected = ContentError(
      .unreadable, file: "/nowhere/at/all", "WORDHOARD_CONTENT names a folder without words")
    #expect(throws: expected) {
      try found(environment: ["WORDHOARD_CONTENT": "/nowhere/at/all"])
    }
  }

  @Test("an empty variable is ignored")
  func emptyVariable() throws {
    try makeContent("checkout/Content")
    try folder.write("", to: "checkout/Package.swift")
    #expect(try found(environment: ["WORDHOARD_CONTENT": ""]) == "checkout/Content")
  }

  @Test("an installed program finds what was installed beside it, before a checkout above it")
  func installed() throws {
    try makeContent("checkout/prefix/share/wordhoard/Content")
    try makeContent("checkout/Content")
    try folder.write("", to: "checkout/Package.swift")
    #expect(
      try found("checkout/prefix/bin/wordhoard") == "checkout/prefix/share/wordhoard/Content")
  }

  @Test("a built program finds its checkout at any depth")
  func checkout() throws {
    try makeContent("checkout/Content")
    try folder.write("", to: "checkout/Package.swift")
    for place in ["wordhoard", ".build/debug/wordhoard", ".build/a/b/c/d/wordhoard"] {
      #expect(try found("checkout/\(place)") == "checkout/Content")
    }
  }

  @Test("a folder of words that is not a checkout is skipped")
  func noCheckout() throws {
    try makeContent("outer/Content")
    try folder.write("", to: "outer/Package.swift")
    try makeContent("outer/inner/Content")
    #expect(try found("outer/inner/bin/wordhoard") == "outer/Content")
  }

  @Test("if there is none, the error says what to do")
  func none() throws {
    let expected = ContentError(
      .unreadable, file: "\(folder.path)/prefix/share/wordhoard/Content",
      "the words are missing; install them again, or name their folder in WORDHOARD_CONTENT")
    #expect(throws: expected) { try found("prefix/bin/wordhoard") }
  }
}
