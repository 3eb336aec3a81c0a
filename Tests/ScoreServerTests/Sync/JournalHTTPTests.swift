import Foundation
import GameEngine
import ScoreAPI
import ScoreServer
import ScoreStore
import Testing

@Suite("Journals over HTTP")
struct JournalHTTPTests {
  @Test(
    "events are returned as they were sent, in the order of their arrival, in pages of any size")
  func order() async throws {
    try await JournalServer.run { server in
      let numbers = [5, 1, 4, 2, 3, 9, 8]
      let first = try await server.upload(numbers.prefix(4).map { eventText($0) })
      #expect(first.status == 200)
      let receipt = try first.value(JournalReceiptView.self)
      #expect((receipt.accepted, receipt.duplicates) == (4, 0))
      let second = try await server.upload(numbers.dropFirst(3).map { eventText($0) })
        .value(JournalReceiptView.self)
      #expect((second.accepted, second.duplicates) == (3, 1))
      for limit in [1, 2, 3, 7, 500] {
        #expect(try await server.all(limit: limit).map(\.event.id) == numbers.map(eventID))
      }
      let cursor = try #require(receipt.cursor)
      let rest = try await server.page(query: "?after=\(cursor)")
      #expect(rest.events.map(\.event.id) == [3, 9, 8].map(eventID))
      #expect(rest.cursor == second.cursor)
    }
  }

  @Test("brackets that are nested a hundred thousand deep are rejected, and nothing is stored")
  func nesting() async throws {
    try await JournalServer.run { server in
      for (brackets, count) in [("[", 100_000), (#"{"events":["#, 50_000)] {
        let answer = try await server.ask(
          .addEvents, body: String(repeating: brackets, count: count))
        #expect(answer.status == 400)
        #expect(answer.problem?.known == .malformed)
      }
      #expect(try await server.all().isEmpty)
    }
  }

  @Test(
    "invalid UTF-8 is rejected, also in a string, and nothing is stored",
    arguments: [
      [0xFF], [0x80], [0xC3], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func noUTF8(bytes: [UInt8]) async throws {
    try await JournalServer.run { server in
      let event = eventText(1, ["body": ##"{"item":"en/fog/noun","mood":"#"}"##])
      let parts = #"{"events":[\#(event)]}"#.split(separator: "#").map { Array($0.utf8) }
      #expect(parts.count == 2)
      let whole = Array(#"{"events":[\#(eventText(1))]}"#.utf8)
      for body in [parts[0] + bytes + parts[1], whole + bytes, bytes + whole, bytes] {
        let answer = try await RawConnection.open(server.port) { connection in
          try await connection.send(
            """
            POST /v1/journal HTTP/1.1\r
            Host: x\r
            Authorization: Bearer ada\r
            Content-Type: application/json\r
            Content-Length: \(body.count)\r
            \r\n
            """)
          try await connection.send(body)
          return try await connection.answer()
        }
        #expect(answer?.code == .malformed)
      }
      #expect(try await server.all().isEmpty)
    }
  }

  @Test("unknown fields and kinds of events are returned unchanged")
  func untouched() async throws {
    try await JournalServer.run { server in
      let strange = #"{"a":[1,2.5,null,true,{"b":"é\n\"/"}],"big":9007199254740993,"z":{}}"#
      let lines = [
        eventText(1, ["kind": #""telepathy""#, "body": strange]),
        eventText(2, ["body": #"{"item":"en/fog/noun","mood":"foggy"}"#]),
        eventText(3, ["kind": #""round""#, "body": #"{"header":{"mode":"hologram"}}"#]),
      ]
      #expect(try await server.upload(lines).status == 200)
      let body = String(decoding: try await server.ask(.events).body, as: UTF8.self)
      #expect(body.hasPrefix("{\"events\":[\(lines.joined(separator: ","))],\"cursor\":\""))
    }
  }

  @Test("a field of a card with a wrong type is named")
  func cardFields() async throws {
    try await JournalServer.run { server in
      for (body, field) in [
        (#"{"card":"card/a","note":5}"#, "events.0.body.note"),
        (#"{"card":"card/a","tags":[5]}"#, "events.0.body.tags.0"),
      ] {
        let answer = try await server.upload([
          eventText(1, ["kind": #""card""#, "body": body])
        ])
        #expect(answer.status == 422)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("`\(field)`"))
      }
    }
  }

  @Test("the first event with an ID is kept, also within one request")
  func firstStays() async throws {
    try await JournalServer.run { server in
      let dusk = ["body": #"{"item":"en/dusk/noun"}"#]
      let receipt = try await server.upload([eventText(1), eventText(1, dusk)])
        .value(JournalReceiptView.self)
      #expect((receipt.accepted, receipt.duplicates) == (1, 1))
      let again = try await server.upload([eventText(1, dusk)]).value(JournalReceiptView.self)
      #expect((again.accepted, again.duplicates) == (0, 1))
      #expect(again.cursor == receipt.cursor)
      #expect(try await server.all().map(\.event.body) == [.seen(ItemID("en/fog/noun"))])
    }
  }

  @Test(
    "a player cannot read, change or delete the journal of another, and IDs are separate per player"
  )
  func twoAccounts() async throws {
    try await JournalServer.run { server in
      let dusk = ["body": #"{"item":"en/dusk/noun"}"#]
      _ = try await server.upload([eventText(1), eventText(2)])
      let cursor = try #require(try await server.page().cursor)
      #expect(try await server.page("bob").events.isEmpty)
      #expect(try await server.ask(.events, "bob", query: "?after=\(cursor)").status == 409)
      let receipt = try await server.upload([eventText(1, dusk)], "bob")
        .value(JournalReceiptView.self)
      #expect(receipt.accepted == 1)
      #expect(try await server.all("bob").map(\.event.body) == [.seen(ItemID("en/dusk/noun"))])
      #expect(try await server.ask(.deleteJournal, "bob").status == 204)
      #expect(try await server.all("bob").isEmpty)
      #expect(try await server.all().map(\.event.body).first == .seen(ItemID("en/fog/noun")))
      #expect(try await server.all().count == 2)
    }
  }

  @Test("without a token nothing is read, stored or deleted")
  func noToken() async throws {
    try await JournalServer.run { server in
      _ = try await server.upload([eventText(1)])
      for token in [nil, "eve"] {
        for route in [Route.addEvents, .events, .deleteJournal] {
          let body = route == .addEvents ? #"{"events":[]}"# : nil
          let answer = try await server.ask(route, token, body: body)
          #expect(answer.status == 401)
          #expect(answer.problem?.known == .tokenInvalid)
        }
      }
      #expect(try await server.all().count == 1)
    }
  }

  @Test("a cursor stays valid, and a cursor that is not from this journal is unknown")
  func cursors() async throws {
    try await JournalServer.run { server in
      #expect(try await server.page() == JournalPageView(events: [], cursor: nil))
      #expect(try await server.upload([]).value(JournalReceiptView.self).cursor == nil)
      _ = try await server.upload([eventText(1), eventText(2)])
      let end = try #require(try await server.page().cursor)
      let empty = try await server.page(query: "?after=\(end)")
      #expect(empty == JournalPageView(events: [], cursor: end))
      _ = try await server.upload([eventText(3)])
      #expect(try await server.page(query: "?after=\(end)").events.map(\.event.id) == [eventID(3)])
      for cursor in [
        "", "0", "null", "-1", "1", "1-", "1-x", "9-\(eventID(1))", "2-\(eventID(1))",
        "02-\(eventID(2))", "99999999999999999999-\(eventID(1))", "%2e%2e%2f", "2%00",
        end.uppercased() + "x", String(repeating: "9", count: 2000),
      ] {
        let answer = try await server.ask(.events, query: "?after=\(cursor)")
        #expect(answer.status == 409, "\(cursor)")
        #expect(answer.problem?.known == .cursorUnknown)
      }
      #expect(try await server.ask(.deleteJournal).status == 204)
      #expect(try await server.ask(.events, query: "?after=\(end)").status == 409)
      #expect(try await server.ask(.deleteJournal).status == 204, "there was none any more")
    }
  }

  @Test("the limit must be a number from 1 to 500, and other names in the query are rejected")
  func queries() async throws {
    try await JournalServer.run { server in
      for query in ["limit=0", "limit=501", "limit=-1", "limit=x", "limit=", "account=2", "x=1"] {
        let answer = try await server.ask(.events, query: "?\(query)")
        #expect(answer.status == 422, "\(query)")
      }
    }
  }

  private static let hostile: [[String: String?]] = [
    ["counter": "-1"], ["counter": "9223372036854775807"], ["counter": "1.5"],
    ["counter": #""1""#], ["instant": "-1"],
    ["instant": "253402300800000"],
    ["offset": "64801"], ["device": #""""#],
    ["device": "\"\(String(repeating: "d", count: 65))\""], ["kind": #""""#], ["kind": "7"],
    ["localDate": #""2026-02-30""#], ["id": #""1""#], ["id": "null"], ["body": "[]"],
    ["body": "null"], ["body": "{}"], ["body": nil], ["id": nil], ["score": "5500"],
    ["account": "2"], ["kind": #""answer""#], ["kind": #""undo""#, "body": #"{"target":"x"}"#],
    [
      "kind": #""answer""#,
      "body": """
      {"form":"match","hint":false,"index":1,"input":"1","item":"en/fog/noun",\
      "milliseconds":10,"points":9223372036854775807,\
      "round":"00000000-0000-4000-8000-000000000001","verdict":"right"}
      """,
    ],
  ]

  @Test("an invalid event is rejected with its index, and nothing of its request is stored")
  func hostileEvents() async throws {
    try await JournalServer.run { server in
      for changes in JournalHTTPTests.hostile {
        let answer = try await server.upload(
          [eventText(1), eventText(2), eventText(3, changes), eventText(4)])
        #expect(answer.status == 422, "\(changes)")
        #expect(answer.problem?.known == .valueInvalid)
        #expect(answer.problem?.field?.hasPrefix("events.2") == true, "\(answer.problem as Any)")
      }
      let endless = try await server.upload([eventText(1, ["counter": "99999999999999999999"])])
      #expect(endless.problem?.known == .malformed)
      for body in [#"{"events":{}}"#, #"{"events":null}"#, "{}", #"{"events":[7]}"#, "[]"] {
        #expect(try await server.ask(.addEvents, body: body).status == 422)
      }
      #expect(try await server.ask(.addEvents, body: #"{"events":[],"as":"bob"}"#).status == 422)
      #expect(try await server.ask(.addEvents, body: #"{"events":["#).status == 400)
      #expect(try await server.upload([eventText(1, ["counter": "1e999"])]).status == 400)
      #expect(try await server.all().isEmpty)
    }
  }

  @Test("a request has at most 500 events, an event 16 KiB, a body 1 MiB")
  func limits() async throws {
    try await JournalServer.run { server in
      func long(_ number: Int, _ length: Int) -> String {
        let text = String(repeating: "x", count: length)
        return eventText(number, ["kind": #""x""#, "body": #"{"x":"\#(text)"}"#])
      }
      let tooMany = try await server.upload((1...501).map { eventText($0) })
      #expect(tooMany.status == 422)
      let tooLong = try await server.upload([eventText(1), long(2, 16_384)])
      #expect(tooLong.status == 422)
      #expect(tooLong.problem?.field == "events.1")
      let tooLarge = try await server.upload((1...70).map { long($0, 15_000) })
      #expect(tooLarge.status == 413)
      #expect(try await server.all().isEmpty)
      #expect(try await server.upload((1...500).map { eventText($0) }).status == 200)
      #expect(try await server.upload((501...560).map { long($0, 16_000) }).status == 200)
      #expect(try await server.upload((561...620).map { long($0, 16_000) }).status == 200)
      let events = try await server.all()
      #expect(events.map(\.event.id) == (1...620).map(eventID))
      let cursor = try #require(try await server.page().cursor)
      let page = try await server.ask(.events, query: "?after=\(cursor)")
      #expect(page.body.count < (1 << 20) + 1000)
      #expect(try page.value(JournalPageView.self).events.count > 50)
    }
  }

  @Test(
    "a text in an event that is longer than the program writes is rejected, with its field",
    arguments: [
      ("seen", ##"{"item":"#"}"##, "item", 256),
      ("favorite", ##"{"item":"#","kept":true}"##, "item", 256),
      ("setting", ##"{"key":"#","value":"x"}"##, "key", 64),
      ("setting", ##"{"key":"level","value":"#"}"##, "value", 4096),
      ("answer", JournalHTTPTests.answer(item: "#"), "item", 256),
      ("answer", JournalHTTPTests.answer(form: "#"), "form", 64),
      ("answer", JournalHTTPTests.answer(input: "#"), "input", 4096),
    ])
  func overlength(kind: String, body: String, field: String, limit: Int) async throws {
    try await JournalServer.run { server in
      func line(_ number: Int, _ length: Int) -> String {
        let text = String(repeating: "w", count: length)
        return eventText(
          number, ["kind": "\"\(kind)\"", "body": body.replacing("#", with: text)])
      }
      let answer = try await server.upload([eventText(1), line(2, limit + 1)])
      #expect(answer.status == 422)
      #expect(answer.problem?.known == .valueInvalid)
      #expect(answer.problem?.field == "events.1.body.\(field)")
      #expect(answer.problem?.limit == limit)
      #expect(try await server.all().isEmpty)
      #expect(try await server.upload([line(2, limit)]).status == 200)
    }
  }

  private static func answer(
    item: String = "en/fog/noun", form: String = "recall", input: String = "fog"
  ) -> String {
    """
    {"form":"\(form)","hint":false,"index":1,"input":"\(input)","item":"\(item)",\
    "milliseconds":10,"points":9,\
    "round":"00000000-0000-4000-8000-000000000001","verdict":"right"}
    """
  }

  @Test("words seen and favorites are returned in pages, each only to their player")
  func lists() async throws {
    try await JournalServer.run { server in
      let items = ["en/a/noun", "en/b/noun", "en/é &?/noun", "card/1", "en/b/verb"]
      let lines = items.enumerated().flatMap { place, item in
        [
          eventText(10 * place + 1, ["body": #"{"item":"\#(item)"}"#]),
          eventText(10 * place + 2, ["body": #"{"item":"\#(item)"}"#]),
          eventText(
            10 * place + 3,
            ["kind": #""favorite""#, "body": #"{"item":"\#(item)","kept":true}"#]),
        ]
      }
      #expect(try await server.upload(lines).status == 200)
      for route in [Route.seen, .favorites] {
        for limit in [1, 2, 5, 500] {
          var (found, query) = ([String](), "?limit=\(limit)")
          while true {
            let page = try await server.ask(route, query: query).value(WordPageView.self)
            #expect(page.items.count <= limit)
            found += page.items.map(\.rawValue)
            guard let next = page.next else { break }
            query = "?limit=\(limit)&after=\(Route.escaped(next))"
          }
          #expect(found == items.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        }
        let all = try await server.ask(route)
        #expect(String(decoding: all.body, as: UTF8.self).hasSuffix(#"],"next":null}"#))
        let none = try await server.ask(route, "bob").value(WordPageView.self)
        #expect(none == WordPageView(items: [], next: nil))
        #expect(try await server.ask(route, nil).status == 401)
        for query in ["limit=0", "limit=501", "limit=x", "before=en/a/noun"] {
          #expect(try await server.ask(route, query: "?\(query)").status == 422, "\(query)")
        }
      }
    }
  }

  @Test("a full journal rejects new events together, and still recognizes stored ones")
  func full() async throws {
    try await JournalServer.run(journalEvents: 5) { server in
      #expect(try await server.upload((1...4).map { eventText($0) }).status == 200)
      let answer = try await server.upload((4...6).map { eventText($0) })
      #expect(answer.status == 422)
      #expect(answer.problem?.known == .valueInvalid)
      #expect(try await server.all().count == 4)
      #expect(try await server.upload([eventText(5), eventText(1)]).status == 200)
      let again = try await server.upload((1...5).map { eventText($0) })
      #expect(try again.value(JournalReceiptView.self).duplicates == 5)
      #expect(try await server.upload([eventText(1)], "bob").status == 200)
    }
  }

  @Test("the deletion of a long journal is accepted, and goes on while new events arrive")
  func longDeletion() async throws {
    try await JournalServer.run { server in
      for first in [1, 501] {
        #expect(try await server.upload((first..<first + 500).map { eventText($0) }).status == 200)
      }
      let answer = try await server.ask(.deleteJournal)
      #expect(answer.status == 202)
      #expect(try answer.value(DeletionView.self) == DeletionView(eventsLeft: 1000))
      #expect(String(decoding: answer.body, as: UTF8.self).contains(#""state":"deleting""#))
      #expect(try await server.page() == JournalPageView(events: [], cursor: nil))
      #expect(try await server.upload([eventText(1)]).status == 200)
      #expect(try await server.ask(.deleteJournal).status == 202, "the first is not complete")
      #expect(try await server.upload([eventText(2)]).status == 200)
      while try await server.store.journals.removeDeleted() {}
      #expect(try await server.all().map(\.event.id) == [eventID(2)])
      #expect(try await server.ask(.deleteJournal).status == 204)
    }
  }

  @Test("simultaneous uploads of the same events store them once, in one order")
  func atOnce() async throws {
    try await JournalServer.run { server in
      let accepted = try await withThrowingTaskGroup(of: Int.self) { group in
        for device in 0..<8 {
          group.addTask {
            var lines = (1...40).map { eventText($0) }
            lines.append(eventText(100 + device))
            lines.shuffle()
            return try await server.upload(lines).value(JournalReceiptView.self).accepted
          }
        }
        return try await group.reduce(0, +)
      }
      #expect(accepted == 48)
      let events = try await server.all()
      #expect(Set(events.map(\.event.id)).count == 48)
      #expect(try await server.all(limit: 7) == events)
    }
  }
}
