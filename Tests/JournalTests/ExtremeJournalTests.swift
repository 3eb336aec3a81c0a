import Foundation
import GameEngine
import SQLite
import TestSupport
import Testing

@testable import Journal

@Suite("A journal with numbers that nobody wrote")
struct ExtremeJournalTests {
  private let folder: JournalFolder

  init() throws { folder = try JournalFolder() }

  private static let header = #"{"format":"wordhoard-journal","version":1}"#
  private static let round = #"""
    {"body":{"header":{"dealer":"solo","edition":"en-1","mode":"learn","questions":-9223372036854775808,"ranked":false,"ruleset":"learn-1"},"round":"00000000-0000-0017-0000-000000000000","seed":23},"counter":1,"device":"x","id":"36efc35d-4e84-c37e-13b8-696713283cc0","instant":1795000000000,"kind":"round","localDate":"2026-11-18","offset":-7200}
    """#
  private static let result = #"""
    {"body":{"correct":7,"elapsedMillis":29522,"questions":10,"round":"00000000-0000-0017-0000-000000000000","score":1800},"counter":3,"device":"x","id":"aee63c3f-d0f7-b97c-2d46-b1c9bef06397","instant":1795040000000,"kind":"result","localDate":"2026-11-18","offset":14400}
    """#

  @Test("a round with a negative number of questions is kept and exported, but not counted")
  func negativeQuestions() throws {
    let lines = [ExtremeJournalTests.header, ExtremeJournalTests.round, ExtremeJournalTests.result]
    let file = try folder.write(lines.joined(separator: "\n"), to: "import.jsonl")
    let journal = try folder.journal()
    let report = try JournalExchange(journal).importEvents(from: file)
    #expect(report.accepted == 2)
    #expect(report.unread == 1)
    #expect(try journal.progress().rounds.isEmpty)
    #expect(try JournalExchange(journal).importEvents(from: file).unread == 0, "told once")
    let out = "\(folder.path)/export.jsonl"
    #expect(try JournalExchange(journal).export(to: out) == 2)
    #expect(try String(contentsOfFile: out, encoding: .utf8).contains("-9223372036854775808"))
  }

  @Test("rows with numbers out of their ranges are not folded, nor followed by such rows")
  func rows() throws {
    let journal = try folder.journal()
    let columns = ["counter", "instant", "offset"]
    for (number, (column, value)) in columns.flatMap({ column in
      [Int64.min, -1_000_000_000, .max].map { (column, $0) }
    }).enumerated() {
      try journal.append(id(UInt64(number)), answer("fog"), at: moment(Int64(number)))
      try journal.tamper("UPDATE event SET \(column) = \(value) WHERE id = '\(id(UInt64(number)))'")
      #expect(try journal.progress().gamesCount == 0)
      let after = try #require(
        try journal.append(id(UInt64(100 + number)), answer("fog"), at: moment(60)))
      #expect(after.isInRange)
      #expect(try folder.journal().progress().gamesCount == 1)
      try journal.tamper("DELETE FROM event; DELETE FROM checkpoint")
    }
  }

  @Test("the settings are those of a whole fold", arguments: 0..<5)
  func settings(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    let journal = try folder.journal()
    try journal.deliver(JournalScript.random(using: &gen, count: 200))
    let settings = try journal.settings()
    #expect(try journal.checkpoints().isEmpty, "nothing else was folded")
    #expect(settings == (try journal.progress().settings))
  }

  @Test("any events that are read are folded in a journal as in memory", arguments: 0..<3)
  func extremes(seed: UInt64) throws {
    var gen = Gen(seed: 50 + seed)
    let events = ExtremeEvents.events(of: ExtremeEvents.lines(200, using: &gen))
    let journal = try folder.journal()
    try journal.deliver(events)
    #expect(try journal.progress() == ProgressFold.progress(of: events))
    #expect(try journal.eventsOfLatestCheckpoint() > 0)
    _ = try CardShelf(journal).tree()
    _ = try BookShelf(journal).books()
  }
}
