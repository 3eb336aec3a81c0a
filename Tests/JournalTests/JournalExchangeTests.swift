import Foundation
import GameEngine
import Journal
import Testing

@Suite("Export and import of a journal")
struct JournalExchangeTests {
  private let folder: JournalFolder

  init() throws { folder = try JournalFolder() }

  private func exported(_ journal: Journal) throws -> String {
    let file = "\(folder.path)/export-\(UUID().uuidString).jsonl"
    _ = try JournalExchange(journal).export(to: file)
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  @Test("an imported journal gives the same progress as the exported one")
  func equalProgress() throws {
    let desk = try folder.journal()
    try desk.append(everyKind(), at: moment())
    let file = "\(folder.path)/all.jsonl"
    #expect(try JournalExchange(desk).export(to: file) == everyKind().count)
    let phone = try folder.journal("phone")
    let report = try JournalExchange(phone).importEvents(from: file)
    #expect(report.accepted == everyKind().count)
    #expect(report.duplicates == 0)
    #expect(try phone.progress() == desk.progress())
    #expect(try exported(phone) == exported(desk))
    let again = try JournalExchange(phone).importEvents(from: file)
    #expect(again.accepted == 0)
    #expect(again.duplicates == everyKind().count)
  }

  @Test("an export is a header and one event per line, in fold order, with sorted keys")
  func format() throws {
    let journal = try folder.journal()
    try journal.append(id(2), seen("fog"), at: moment(1))
    try journal.append(id(1), .dispute(id(7)), at: moment(2))
    let dates = #""instant":1795258801000,"kind":"seen","localDate":"2026-11-21","offset":3600}"#
    let expected = """
      {"format":"wordhoard-journal","version":1}
      {"body":{"item":"en/fog/noun"},"counter":1,"device":"desk",\
      "id":"\(id(2))",\(dates)
      {"body":{"target":"\(id(7))"},"counter":2,"device":"desk",\
      "id":"\(id(1))","instant":1795258802000,"kind":"dispute",\
      "localDate":"2026-11-21","offset":3600}

      """
    #expect(try exported(journal) == expected)
  }

  @Test("an export that an editor saved with a byte order mark and CRLF is imported")
  func mark() throws {
    let desk = try folder.journal()
    try desk.append(everyKind(), at: moment())
    let text = "\u{FEFF}" + (try exported(desk)).replacing("\n", with: "\r\n")
    let phone = try folder.journal("phone")
    let file = try folder.write(text, to: "windows.jsonl")
    #expect(try JournalExchange(phone).importEvents(from: file).accepted == everyKind().count)
    #expect(try exported(phone) == exported(desk))
    let bare = try folder.write([0xEF, 0xBB, 0xBF], to: "bare.jsonl")
    #expect(throws: JournalError.badImport(file: bare, line: 1, fault: .emptyFile)) {
      try JournalExchange(phone).importEvents(from: bare)
    }
  }

  @Test("an empty journal is exported as a header, which can be imported")
  func empty() throws {
    let file = "\(folder.path)/empty.jsonl"
    #expect(try JournalExchange(folder.journal()).export(to: file) == 0)
    let report = try JournalExchange(folder.journal("phone")).importEvents(from: file)
    #expect(report.accepted == 0)
  }

  @Test("events of unknown kinds are stored with all their fields, and exported again")
  func unknownKinds() throws {
    let body = """
      {"a":[1,2.5,null,true,{"b":"\\u00e9\\n\\"/"}],"big":9007199254740993,"deep":{"x":{}},"z":""}
      """
    let file = try folder.write(
      lines(line(kind: "telepathy", body: body), line(number: 2)), to: "new.jsonl")
    let journal = try folder.journal()
    #expect(try JournalExchange(journal).importEvents(from: file).accepted == 2)
    #expect(try journal.progress().words.count == 1)
    let kept = try exported(journal)
    let plain = #"{"a":[1,2.5,null,true,{"b":"é\n\"/"}],"big":9007199254740993,"deep":{"x":{}},"#
    #expect(kept.contains(#"{"body":\#(plain)"z":""}"#))
    let other = try folder.journal("phone")
    _ = try JournalExchange(other).importEvents(from: try folder.write(kept, to: "again.jsonl"))
    #expect(try exported(other) == kept)
  }

  @Test("unknown fields of known kinds are stored, too")
  func unknownFields() throws {
    let body = #"{"item":"en/fog/noun","mood":"foggy"}"#
    let journal = try folder.journal()
    _ = try JournalExchange(journal).importEvents(
      from: try folder.write(lines(line(body: body)), to: "f.jsonl"))
    #expect(try exported(journal).contains(body))
    #expect(try journal.progress().words[ItemID("en/fog/noun")]?.seen == 1)
  }

  @Test("IDs in upper case are the same IDs")
  func upperCase() throws {
    let journal = try folder.journal()
    let name = EventID(high: 0xABCD, low: 0xEF)
    try journal.append(name, answer(), at: moment())
    let undo = "{\"target\":\"\(name.description.uppercased())\"}"
    let text = lines(line(kind: "undo", body: undo), line(number: 2, id: "\(name)".uppercased()))
    let report = try JournalExchange(journal).importEvents(
      from: try folder.write(text, to: "upper.jsonl"))
    #expect(report.accepted == 1)
    #expect(report.duplicates == 1)
    #expect(try journal.progress().gamesCount == 0)
    #expect(try journal.latestAnswers(limit: 5).isEmpty)
  }

  @Test("two devices get the same progress, whichever imports first")
  func union() throws {
    let desk = try folder.journal("desk")
    let phone = try folder.journal("phone")
    // Both go on playing in turn; some instants are equal on both.
    for step in 0..<30 {
      let journal = step % 3 == 0 ? phone : desk
      let name = step % 3 == 0 ? UInt64(500 + step) : UInt64(100 + step)
      let body = answer(["dawn", "dusk", "fog"][step % 3], right: step % 4 != 0, index: step + 1)
      try journal.append(id(name), body, at: moment(Int64(step / 2)))
    }
    try phone.append(id(900), .undo(id(101)), at: moment(40))
    try desk.append(id(901), .setting(SettingEntry(key: "theme", value: "light")), at: moment(41))
    try phone.append(id(902), .setting(SettingEntry(key: "theme", value: "mono")), at: moment(41))
    let fromDesk = try folder.write(try exported(desk), to: "desk.jsonl")
    let fromPhone = try folder.write(try exported(phone), to: "phone.jsonl")
    _ = try JournalExchange(desk).importEvents(from: fromPhone)
    _ = try JournalExchange(phone).importEvents(from: fromDesk)
    #expect(try desk.progress() == phone.progress())
    #expect(try exported(desk) == exported(phone))
    #expect(try desk.progress().settings["theme"] == "mono", "desk comes before phone")
    let third = try folder.journal("tablet")
    _ = try JournalExchange(third).importEvents(from: fromPhone)
    _ = try JournalExchange(third).importEvents(from: fromDesk)
    #expect(try third.progress() == desk.progress())
  }

  @Test("line ends of other systems, empty lines and a missing last line feed are accepted")
  func lineEnds() throws {
    let text = lines(line(number: 1), line(number: 2), line(number: 3))
      .replacing("\n", with: "\r\n\r\n").dropLast(2)
    let journal = try folder.journal()
    let report = try JournalExchange(journal).importEvents(
      from: try folder.write(String(text), to: "crlf.jsonl"))
    #expect(report.accepted == 3)
  }

  @Test("an export replaces an older one, and leaves no other file")
  func replaces() throws {
    let journal = try folder.journal()
    let file = try folder.write("something else", to: "old.jsonl")
    _ = try JournalExchange(journal).export(to: file)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix(#"{"format""#))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == ["desk", "old.jsonl"])
  }

  @Test("an export to a place that cannot be written causes an error, and leaves no file")
  func notWritable() throws {
    let journal = try folder.journal()
    let missing = "\(folder.path)/nowhere/out.jsonl"
    #expect(throws: JournalError.notExported(file: missing)) {
      try JournalExchange(journal).export(to: missing)
    }
    // The journal itself, under any name, and anything that is not an ordinary file.
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: journal.path)
    let own = ["", "-wal", "-left-out"].map { journal.path + $0 }
    for path in own + [link, "/dev/null"] {
      #expect(throws: JournalError.notExported(file: path)) {
        try JournalExchange(journal).export(to: path)
      }
    }
    #expect(throws: JournalError.notExported(file: folder.path)) {
      try JournalExchange(journal).export(to: folder.path)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == ["desk", "link"])
  }

  @Test("the journal itself cannot be imported, since reading its file would release its locks")
  func importOfItself() throws {
    let journal = try folder.journal()
    for path in [journal.path, journal.path + "-wal"] {
      #expect(throws: JournalError.unreadable(file: path)) {
        try JournalExchange(journal).importEvents(from: path)
      }
    }
  }

  @Test("an event that cannot be read stops the export as damage")
  func damagedEvent() throws {
    let journal = try folder.journal()
    try journal.append(everyKind(), at: moment())
    try journal.tamper("UPDATE event SET body = '{'")
    let file = "\(folder.path)/out.jsonl"
    #expect(throws: JournalError.damaged(path: journal.path)) {
      try JournalExchange(journal).export(to: file)
    }
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("an import of thousands of lines reports its progress")
  func tellsProgress() throws {
    let all = (1...2500).map { line(number: $0) }
    let file = try folder.write(([header] + all).joined(separator: "\n"), to: "long.jsonl")
    var shares: [Double] = []
    let report = try JournalExchange(folder.journal()).importEvents(from: file) {
      shares.append($0)
    }
    #expect(report.accepted == 2500)
    #expect(shares.count == 2)
    #expect(shares == shares.sorted())
    #expect(shares.allSatisfy { (0...1).contains($0) })
  }
}
