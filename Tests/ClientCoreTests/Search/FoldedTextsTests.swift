import Foundation
import GameEngine
import TestSupport
import Testing

@testable import ClientCore

@Suite("Texts that are searched")
struct FoldedTextsTests {
  private struct Record {
    let titles: [String]
    let body: String
    let group: String
  }

  private func texts(_ records: [Record]) throws -> FoldedTexts {
    var builder = FoldedTextsBuilder()
    for (place, record) in records.enumerated() {
      builder.add(
        key: "key \(place)", group: record.group, titles: record.titles, body: [record.body])
    }
    return try #require(builder.texts(stamp: "a stamp"))
  }

  /// The hits as the definition of the tiers gives them, by looking at each record.
  private func expected(_ records: [Record], _ words: [String], limit: Int) -> [FoldedHit] {
    let phrase = words.joined(separator: " ")
    func has(_ text: String, _ word: String) -> Bool { " \(text)".contains(" \(word)") }
    let hits = records.enumerated().compactMap { place, record -> FoldedHit? in
      guard record.group == "open" else { return nil }
      func hit(_ tier: FoldedHit.Tier) -> FoldedHit {
        FoldedHit(
          tier: tier, rank: tier == .anywhere ? 0 : record.titles[0].utf8.count + 1, place: place)
      }
      if words.allSatisfy({ word in record.titles.contains { has($0, word) } }) {
        if record.titles.contains(phrase) { return hit(.title) }
        return hit(record.titles.contains { $0.hasPrefix(phrase) } ? .beginning : .words)
      }
      let all = record.titles + [record.body]
      if words.allSatisfy({ word in all.contains { has($0, word) } }) { return hit(.anywhere) }
      if words.allSatisfy({ word in record.titles.contains { $0.contains(word) } }) {
        return hit(.inside)
      }
      return nil
    }
    return Array(hits.sorted().prefix(limit))
  }

  @Test("are found as the tiers define, whatever the limit", arguments: 0..<60)
  func law(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    func word() -> String { gen.text(of: "ab", length: 1...4) }
    func text(_ words: ClosedRange<Int>) -> String {
      (0..<gen.int(words)).map { _ in word() }.joined(separator: " ")
    }
    let records = (0..<gen.int(0...60)).map { _ in
      Record(
        titles: (0..<gen.int(1...2)).map { _ in text(1...3) }, body: text(0...5),
        group: gen.percent(80) ? "open" : "closed")
    }
    let texts = try texts(records)
    for _ in 0..<20 {
      let words = (0..<gen.int(1...3)).map { _ in word() }
      let query = try #require(FoldedQuery(words.joined(separator: " ")))
      let limit = gen.int(1...12)
      let hits = texts.hits(for: query, limit: limit) { texts.groups[$1] == "open" && $0 >= 0 }
      let exact = hits.filter { $0.tier != .near }
      #expect(exact == expected(records, words, limit: limit), "\(words) in \(records)")
    }
  }

  @Test("a word with a typing error is found if nothing else is, the nearest first")
  func near() throws {
    let words = ["accommodate", "accomodations", "recommend", "glacier", "glazier", "hat"]
    let texts = try texts(words.map { Record(titles: ["the \($0)"], body: "", group: "") })
    func found(_ text: String) throws -> [String] {
      let query = try #require(FoldedQuery(text))
      return texts.hits(for: query, limit: 5) { _, _ in true }.map { words[$0.place] }
    }
    #expect(try found("accomodate") == ["accommodate"])
    #expect(try found("glacler") == ["glacier"])
    #expect(try found("glavier") == ["glacier", "glazier"])
    #expect(try found("het") == [])
    #expect(try found("teh glacler") == ["glacier"])
    #expect(try found("a glaciex") == [])
  }

  @Test("words of scripts without blanks are found anywhere")
  func scripts() throws {
    let titles = ["留学生", "ภาษาไทย", "食べ物", "Москва", "Krankenhaus", "München", "الكِتاب"]
    let texts = try texts(titles.map { Record(titles: [$0], body: "", group: "") })
    for (text, title) in [
      ("学生", "留学生"), ("ไทย", "ภาษาไทย"), ("食ベ", "食べ物"), ("МОСК", "Москва"), ("haus", "Krankenhaus"),
      ("MUENCHEN", "München"), ("munch", "München"), ("الكتاب", "الكِتاب"),
    ] {
      let query = try #require(FoldedQuery(text))
      let hits = texts.hits(for: query, limit: 5) { _, _ in true }
      #expect(hits.first.map { titles[$0.place] } == title, "\(text)")
    }
  }

  @Test("a query without letters and digits is none")
  func noQuery() {
    for text in ["", " ", "?!", "\u{202E}", String(repeating: "\u{301}", count: 100)] {
      #expect(FoldedQuery(text) == nil, "\(text)")
    }
  }

  @Test("are the same when they are read again, and when some are replaced")
  func again() throws {
    let records = (0..<50).map { place in
      Record(titles: ["title \(place)"], body: "body \(place % 7)", group: "g \(place % 3)\n")
    }
    let texts = try texts(records)
    // A part of other data, whose first index is not 0.
    let read = try #require(FoldedTexts((Data([0, 1]) + texts.data).dropFirst(2)))
    #expect(read.stamp == "a stamp")
    #expect(read.groups == ["g 0 ", "g 1 ", "g 2 "])
    var builder = FoldedTextsBuilder()
    builder.add(key: "key 7", titles: ["another"], body: [])
    builder.add(read, besides: ["key 7", "key 9"])
    let merged = try #require(builder.texts(stamp: ""))
    #expect(merged.count == 49)
    let query = try #require(FoldedQuery("title 7"))
    let seven = merged.hits(for: query, limit: 50) { _, _ in true }
    #expect(!seven.map { merged.key($0.place) }.contains("key 7"))
    let eight = try #require(FoldedQuery("title 8"))
    let hit = try #require(merged.hits(for: eight, limit: 1) { _, _ in true }.first)
    #expect(merged.key(hit.place) == "key 8")
  }

  @Test("a damaged file finds less, and never fails", arguments: 0..<100)
  func damage(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    let records = (0..<20).map { Record(titles: ["ab \($0)"], body: "ba", group: "open") }
    let whole = try texts(records).data
    let bytes = gen.damaged(Array(whole))
    // The bytes of the numbers and texts alone, so that the file is still read.
    var changed = Array(whole)
    for _ in 0..<gen.int(1...40) {
      changed[gen.int(FoldedTexts.Layout.headerLength...(changed.count - 1))] =
        UInt8(gen.int(0...255))
    }
    let query = try #require(FoldedQuery("ab"))
    for data in [Data(bytes), Data(changed)] {
      guard let texts = FoldedTexts(data) else { continue }
      let hits = texts.hits(for: query, limit: 5) { _, _ in true }
      for hit in hits { _ = texts.key(hit.place) }
      #expect(hits.count <= 5)
    }
  }
}
