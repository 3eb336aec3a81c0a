import Foundation
import GameEngine
import TestSupport
import Testing

@testable import Journal

@Suite("The text of a card's event")
struct CardBodyTextTests {
  private struct Encoded: Encodable {
    let body: EventBody
    func encode(to encoder: any Encoder) throws { try body.encode(to: encoder) }
  }

  private func encoded(_ entry: CardEntry) throws -> String {
    try String(decoding: BodyText.encoder.encode(Encoded(body: .card(entry))), as: UTF8.self)
  }

  @Test("is the same as that of the JSON encoder", arguments: UInt64(0)..<200)
  func same(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    var entry = CardEntry(card: .card(gen.text(length: 1...12)))
    func text() -> String? { gen.percent(40) ? nil : gen.junk() }
    func texts() -> [String]? {
      gen.percent(40) ? nil : (0..<gen.int(0...3)).map { _ in gen.junk() }
    }
    (entry.term, entry.definition, entry.example) = (text(), text(), text())
    (entry.note, entry.source, entry.pronunciation) = (text(), text(), text())
    (entry.origin, entry.synonyms, entry.tags) = (text(), texts(), texts())
    entry.deck = text().map { DeckID($0) }
    entry.edited = gen.percent(50) ? nil : Int64(gen.int(-5...1_700_000_000_000))
    entry.removed = gen.percent(50) ? nil : gen.percent(50)
    entry.change = gen.percent(50) ? nil : EventID(derivedFrom: gen.junk())
    #expect(try CardBodyText.text(of: entry) == encoded(entry))
  }

  @Test("escapes each control character as the JSON encoder does")
  func controls() throws {
    var entry = CardEntry(card: .card("a"))
    entry.term = String(String.UnicodeScalarView((0..<0x300).compactMap { Unicode.Scalar($0) }))
    #expect(try CardBodyText.text(of: entry) == encoded(entry))
  }

  @Test("is left to the encoder if there are sounds or pictures")
  func media() throws {
    var entry = CardEntry(card: .card("a"))
    entry.audio = [CardMedium(name: "a.mp3", file: nil)]
    #expect(CardBodyText.text(of: entry) == nil)
    #expect(try BodyText.encoded(.card(entry)) == encoded(entry))
  }
}
