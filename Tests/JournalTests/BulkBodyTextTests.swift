import Foundation
import GameEngine
import TestSupport
import Testing

@testable import Journal

@Suite("Bodies of which an import writes many")
struct BulkBodyTextTests {
  private struct Encoded: Encodable {
    let body: EventBody
    func encode(to encoder: any Encoder) throws { try body.encode(to: encoder) }
  }

  private func encoded(_ entry: CardEntry) throws -> String { try encoded(.card(entry)) }

  private func encoded(_ body: EventBody) throws -> String {
    try String(decoding: BodyText.encoder.encode(Encoded(body: body)), as: UTF8.self)
  }

  @Test("is the same as that of the JSON encoder", arguments: UInt64(0)..<200)
  func same(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    var entry = CardEntry(card: .card(gen.text(length: 1...12)))
    func text() -> String? { gen.percent(40) ? nil : gen.junk() }
    for field in CardField.allCases where gen.percent(60) {
      entry.texts[field] =
        field.isList
        ? (0..<gen.int(0...3)).map { _ in gen.junk() }.joined(separator: "\n") : gen.junk()
    }
    entry.origin = text()
    entry.deck = text().map { DeckID($0) }
    entry.edited = gen.percent(50) ? nil : Int64(gen.int(-5...1_700_000_000_000))
    entry.removed = gen.percent(50) ? nil : gen.percent(50)
    entry.suspended = gen.percent(50) ? nil : gen.percent(50)
    entry.change = gen.percent(50) ? nil : EventID(derivedFrom: gen.junk())
    #expect(try BulkBodyText.text(of: entry) == encoded(entry))
  }

  @Test("escapes each control character as the JSON encoder does")
  func controls() throws {
    var entry = CardEntry(card: .card("a"))
    entry.term = String(String.UnicodeScalarView((0..<0x300).compactMap { Unicode.Scalar($0) }))
    #expect(try BulkBodyText.text(of: entry) == encoded(entry))
  }

  @Test("is left to the encoder if there are sounds or pictures")
  func media() throws {
    var entry = CardEntry(card: .card("a"))
    entry.audio = [CardMedium(name: "a.mp3", file: nil)]
    #expect(BulkBodyText.text(of: entry) == nil)
    #expect(try BodyText.encoded(.card(entry)) == encoded(entry))
  }

  @Test(
    "of a memory are those of the JSON encoder, and are read as they were",
    arguments: UInt64(0)..<200)
  func memory(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    func memory() -> KnownMemory {
      KnownMemory(
        stability: gen.percent(20) ? 0.001 : Double(gen.int(1...36_500_000)) / 1000,
        difficulty: Double(gen.int(10...99)) / 10 + (gen.percent(50) ? 0 : 1e-9),
        lastReview: Int64(gen.int(0...4_102_444_799_999)), reviews: gen.int(0...1_000_000),
        lapses: gen.int(0...1000))
    }
    var entry = DifficultyEntry(
      item: .card(gen.percent(50) ? gen.junk() : "a"), memory: memory(),
      recognition: gen.percent(50) ? memory() : nil)
    entry.change = gen.percent(80) ? EventID(derivedFrom: gen.junk()) : nil
    let text = try BodyText.encoded(.difficulty(entry))
    #expect(try text == encoded(.difficulty(entry)))
    #expect(try BodyText.decoded(text, kind: "difficulty") == .difficulty(entry))
    let isPlain = entry.change != nil && !text.contains("\\")
    #expect(BulkBodyText.difficulty(from: text) == (isPlain ? entry : nil))
  }

  @Test(
    "of a memory are not read if another program wrote them",
    arguments: [
      #""stability":30"#: #""stability":030"#, #""lapses":0"#: #""lapses":-0"#,
      #""reviews":3"#: #""reviews":+3"#, "}}": "}}}", #""memory""#: #" "memory""#,
      #""difficulty":5"#: #""difficulty":5.0"#,
    ])
  func foreign(part: String, other: String) throws {
    let memory = KnownMemory(
      stability: 30, difficulty: 5, lastReview: 1_700_000_000_000, reviews: 3, lapses: 0)
    let entry = DifficultyEntry(
      item: .card("a"), difficulty: .known, change: EventID(high: 1, low: 2), memory: memory)
    let text = try BodyText.encoded(.difficulty(entry))
    #expect(BulkBodyText.difficulty(from: text) == entry)
    let changed = text.replacingOccurrences(of: part, with: other)
    #expect(changed != text)
    #expect(BulkBodyText.difficulty(from: changed) == nil)
  }
}
