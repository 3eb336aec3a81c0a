import Foundation
import GameEngine
import ScoreAPI
import Testing

@Suite("Journals on the wire")
struct JournalWireTests {
  @Test("a receipt and a page say null where there is no cursor")
  func null() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let receipt = try encoder.encode(JournalReceiptView(accepted: 0, duplicates: 2, cursor: nil))
    #expect(
      String(decoding: receipt, as: UTF8.self) == #"{"accepted":0,"cursor":null,"duplicates":2}"#)
    let page = try encoder.encode(JournalPageView(events: [], cursor: nil))
    #expect(String(decoding: page, as: UTF8.self) == #"{"cursor":null,"events":[]}"#)
    #expect(
      try JSONDecoder().decode(JournalPageView.self, from: page)
        == JournalPageView(events: [], cursor: nil))
  }

  @Test("an upload has its events and nothing else")
  func upload() throws {
    let text = #"""
      {"events":[{"body":{"item":"en/fog/noun","x":1},"counter":1,"device":"phone",
      "id":"00000000-0000-4000-8000-000000000001","instant":1795258800000,"kind":"seen",
      "localDate":"2026-11-21","offset":3600}]}
      """#
    let upload = try JSONDecoder().decode(JournalUpload.self, from: Data(text.utf8))
    #expect(upload.events.map(\.event.body) == [.seen(ItemID("en/fog/noun"))])
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(upload))
    #expect(Set((object as? [String: Any] ?? [:]).keys) == JournalUpload.fields)
  }
}
