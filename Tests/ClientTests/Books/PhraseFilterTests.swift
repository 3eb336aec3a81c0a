import GameEngine
import Testing

@testable import ClientBooks
@testable import ClientCore

@Suite("The filter for the phrases of a book")
struct PhraseFilterTests {
  private func bytes(_ words: [String]) -> [UInt8] { words.flatMap { Array(" \($0)".utf8) } }

  private func has(_ words: [String], in parts: [[UInt8]]) -> Bool {
    PhraseFilter.grams(of: bytes(words)).allSatisfy { gram in
      parts[gram.part].withUnsafeBytes { PhraseFilter.has(gram, in: $0, of: 7) }
    }
  }

  @Test("it has all phrases of a text, and few others")
  func phrases() {
    var generator = SeededGenerator(seed: 5)
    func word() -> String { String(generator.next() % 3000, radix: 36) }
    let paragraphs = (0..<400).map { _ in (0..<50).map { _ in word() } }
    var filter = PhraseFilter(book: 7)
    for paragraph in paragraphs { filter.add(bytes(paragraph)) }
    let parts = filter.parts
    for paragraph in paragraphs {
      for length in [2, 3, 4, 6] {
        let start = Int(generator.next() % 44)
        #expect(has(Array(paragraph[start..<start + length]), in: parts))
      }
    }
    // A text without repetitions needs more bits than others.
    for length in [2, 3, 4] {
      let others = (0..<2000).count { _ in has((0..<length).map { _ in word() }, in: parts) }
      #expect(others < 2000 * 8 / 100, "\(length): \(others)")
    }
  }

  @Test("phrases do not go from one paragraph to the next")
  func paragraphs() {
    var filter = PhraseFilter(book: 7)
    filter.add(bytes(["red", "sky"]))
    filter.add(bytes(["at", "night"]))
    #expect(has(["red", "sky"], in: filter.parts))
    #expect(!has(["sky", "at"], in: filter.parts))
  }

  @Test("single words are no phrases, and an empty filter has none")
  func empty() {
    var filter = PhraseFilter(book: 7)
    filter.add(bytes(["one"]))
    filter.add([])
    #expect(filter.parts.isEmpty)
    #expect(PhraseFilter.grams(of: bytes(["one"])).isEmpty)
    #expect(PhraseFilter.grams(of: []).isEmpty)
    let gram = PhraseFilter.grams(of: bytes(["one", "two"]))[0]
    #expect(!PhraseFilter.has(gram, in: UnsafeRawBufferPointer(start: nil, count: 0), of: 7))
  }
}
