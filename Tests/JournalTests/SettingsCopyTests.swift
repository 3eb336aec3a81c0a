import Foundation
import GameEngine
import SQLite
import Synchronization
import Testing

@testable import Journal

@Suite("The copy of the settings")
struct SettingsCopyTests {
  private let folder: JournalFolder

  init() throws { folder = try JournalFolder() }

  private func home(_ home: String = "desk") -> String { "\(folder.path)/\(home)" }
  private func file(_ home: String = "desk") -> String { "\(folder.path)/\(home)/cache/settings" }
  private func known(_ home: String = "desk") -> [String: String]? {
    Journal.knownSettings(in: self.home(home))
  }

  private func setting(_ key: String, _ value: String?) -> EventBody {
    .setting(SettingEntry(key: key, value: value))
  }

  /// A journal with settings and their copy.
  private func journal(_ settings: [String: String] = ["theme": "sepia"]) throws -> Journal {
    let journal = try folder.journal()
    let drafts = settings.sorted(by: <).enumerated().map { place, pair in
      Journal.Draft(id: id(UInt64(100 + place)), body: setting(pair.key, pair.value))
    }
    try journal.append(drafts, at: moment())
    journal.keepSettings(of: try journal.reading())
    #expect(known() == settings)
    return journal
  }

  @Test("without a journal there are no settings, and without a copy they are not known")
  func missing() throws {
    #expect(known() == [:])
    #expect(Journal.knownSettings(in: "\(folder.path)/none/at/all") == [:])
    let journal = try folder.journal()
    #expect(known() == nil)
    journal.keepSettings(of: try journal.reading())
    #expect(known() == [:])
  }

  @Test("any texts are read as they were written")
  func texts() throws {
    let texts = [
      "", "a=b", "tab\t", "line\nline\r\n", "\\n", "\\", "nul\u{0}", "é", "🌅", "\"", " x ",
    ]
    var settings: [String: String] = [:]
    for (number, text) in texts.enumerated() {
      settings["key \(number) \(text)"] = text
    }
    _ = try journal(settings)
  }

  @Test("settings too large for a copy have none")
  func tooLarge() throws {
    let journal = try journal()
    let long = String(repeating: "x", count: 65_000)
    try journal.append(id(1), setting("a", long), at: moment(1))
    journal.keepSettings(of: try journal.reading())
    #expect(known()?["a"] == long)
    try journal.append(id(2), setting("b", long), at: moment(2))
    journal.keepSettings(of: try journal.reading())
    #expect(known() == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home() + "/cache").isEmpty)
  }

  @Test("only its owner can read it")
  func permissions() throws {
    _ = try journal()
    let mode = { (path: String) in
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(file()) == 0o600)
    #expect(try mode(home() + "/cache") == 0o700)
  }

  // MARK: - Never old

  @Test("an event that can change settings deletes it, and no other does", arguments: 0...10)
  func kinds(number: Int) throws {
    let journal = try journal()
    let draft = everyKind()[number]
    try journal.append([draft], at: moment(1))
    let changes = ["setting", "undo"].contains(draft.body.kind)
    #expect((known() == nil) == changes, "\(draft.body.kind)")
    journal.keepSettings(of: try journal.reading())
    #expect(known() == ["theme": "sepia"])
    try journal.append([draft], at: moment(2))
    #expect(known() == ["theme": "sepia"], "an event that exists already changes nothing")
  }

  @Test("an unknown kind deletes it, and so does the undo of a setting")
  func others() throws {
    let journal = try journal()
    try journal.deliver([event(.unknown(kind: "future"), id: 7, at: moment(1))])
    #expect(known() == nil)
    journal.keepSettings(of: try journal.reading())
    try journal.append(id(8), .undo(id(100)), at: moment(2))
    #expect(known() == nil)
    journal.keepSettings(of: try journal.reading())
    #expect(known() == [:])
  }

  @Test("an import and a synchronization delete it")
  func exchange() throws {
    let phone = try folder.journal("phone")
    try phone.append(id(50), setting("theme", "dark"), at: moment(10))
    let export = "\(folder.path)/phone.jsonl"
    _ = try JournalExchange(phone).export(to: export)
    let desk = try journal()
    _ = try JournalExchange(desk).importEvents(from: export)
    #expect(known() == nil)
    desk.keepSettings(of: try desk.reading())
    #expect(known() == ["theme": "dark"])
    _ = try JournalExchange(desk).importEvents(from: export)
    #expect(known() == ["theme": "dark"])

    try phone.append(id(51), setting("theme", "light"), at: moment(20))
    let peer = SyncPeer(server: "https://a", account: "ada")
    let lines = try JournalSync(phone, with: peer).unsent().events
    try JournalSync(desk, with: peer).accept(lines, cursor: "2")
    #expect(known() == nil)
    desk.keepSettings(of: try desk.reading())
    #expect(known() == ["theme": "light"])
  }

  @Test("a reading that another process has overtaken is not kept")
  func overtaken() throws {
    let (first, second) = (try journal(), try folder.journal())
    let old = try first.reading()
    try second.append(id(1), setting("theme", "dark"), at: moment(1))
    first.keepSettings(of: old)
    #expect(known() == nil)
    second.keepSettings(of: try second.reading())
    #expect(known() == ["theme": "dark"])
    first.keepSettings(of: old)
    #expect(known() == ["theme": "dark"])
    first.keepSettings(of: try first.reading(after: old))
    #expect(known() == ["theme": "dark"])
  }

  @Test("a program that is stopped before its commit leaves no copy and no change")
  func stopped() throws {
    struct Stopped: Error {}
    let journal = try journal()
    #expect(throws: Stopped.self) {
      try journal.database.write { db in
        let change = event(setting("theme", "dark"), id: 1, at: moment(1))
        _ = try journal.insert(change, body: try BodyText.encoded(change.body), db)
        throw Stopped()
      }
    }
    #expect(known() == nil)
    #expect(try journal.progress().settings == ["theme": "sepia"])
  }

  @Test("a copy that cannot be deleted forbids the change")
  func undeletable() throws {
    let journal = try journal()
    try FileManager.default.removeItem(atPath: file())
    try FileManager.default.createDirectory(
      atPath: file() + "/full", withIntermediateDirectories: true)
    #expect(throws: JournalError.notWritable(path: file())) {
      try journal.append(id(1), setting("theme", "dark"), at: moment(1))
    }
    #expect(try journal.progress().settings == ["theme": "sepia"])
    #expect(known() == nil)
  }

  private final class Writer: Sendable {
    let committed = Atomic<Int>(0)
    let isOver = Atomic<Bool>(false)
  }

  @Test("a reader that knows settings never knows older ones than those on disk")
  func race() async throws {
    let folder = folder
    let path = home()
    _ = try folder.journal()
    let writer = Writer()
    var hits = 0
    try await withThrowingTaskGroup(of: Int.self) { group in
      group.addTask {
        let journal = try folder.journal()
        for number in 1...50 {
          try journal.append(
            id(UInt64(number)), .setting(SettingEntry(key: "n", value: "\(number)")),
            at: moment(Int64(number)))
          writer.committed.store(number, ordering: .sequentiallyConsistent)
          // Sometimes the readers find the time for a copy before the next change.
          if number.isMultiple(of: 2) { try await Task.sleep(for: .milliseconds(20)) }
        }
        writer.isOver.store(true, ordering: .sequentiallyConsistent)
        return 0
      }
      for _ in 1...2 {
        group.addTask {
          let journal = try folder.journal()
          var reading: ProgressReading?
          var hits = 0
          while !writer.isOver.load(ordering: .sequentiallyConsistent) {
            // There may be fewer threads than tasks.
            await Task.yield()
            reading = try journal.reading(after: reading)
            if let reading { journal.keepSettings(of: reading) }
            let before = writer.committed.load(ordering: .sequentiallyConsistent)
            guard let known = Journal.knownSettings(in: path) else { continue }
            hits += 1
            #expect(try #require(Int(known["n"] ?? "0")) >= before)
          }
          return hits
        }
      }
      for try await count in group { hits += count }
    }
    #expect(hits > 0)
    let journal = try folder.journal()
    journal.keepSettings(of: try journal.reading())
    #expect(known() == ["n": "50"])
  }

  // MARK: - Not trusted

  @Test("a damaged copy is not read, and replaced")
  func damaged() throws {
    let journal = try journal()
    let reading = try journal.reading()
    let url = URL(fileURLWithPath: file())
    let whole = try Data(contentsOf: url)
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 1
      try bytes.write(to: url)
      #expect(known() == nil, "byte \(place)")
      try whole.prefix(place).write(to: url)
      #expect(known() == nil, "\(place) bytes")
    }
    for bytes in [whole + whole, whole + [10], Data(count: 70_000), whole + [0xff]] {
      try bytes.write(to: url)
      #expect(known() == nil)
    }
    journal.keepSettings(of: reading)
    #expect(try Data(contentsOf: url) == whole)
  }

  @Test("a folder, a link or a pipe in its place is not read")
  func otherFile() throws {
    let journal = try journal()
    let path = file()
    let real = "\(folder.path)/real"
    try FileManager.default.moveItem(atPath: path, toPath: real)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: real)
    #expect(known() == nil)
    journal.keepSettings(of: try journal.reading())
    #expect(known() == ["theme": "sepia"])
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(known() == nil)
    try journal.append(id(1), setting("theme", "dark"), at: moment(1))
    journal.keepSettings(of: try journal.reading())
    #expect(known() == ["theme": "dark"])
  }

  @Test("the copy of another journal is not used: one set aside, copied or deleted")
  func otherJournal() throws {
    var journal: Journal? = try journal()
    let old = try #require(try journal?.reading())
    _ = try Journal.setAside(directory: home(), stamp: "today")
    #expect(known() == [:])
    let fresh = try folder.journal()
    #expect(known() == nil)
    // The old journal is still open, in a game that has not noticed.
    journal?.keepSettings(of: old)
    #expect(known() == nil)
    fresh.keepSettings(of: try fresh.reading())
    #expect(known() == [:])

    try fresh.append(id(1), setting("theme", "dark"), at: moment(1))
    fresh.keepSettings(of: try fresh.reading())
    try FileManager.default.copyItem(atPath: home(), toPath: home("copy"))
    #expect(known("copy") == nil)
    journal = nil
    try FileManager.default.removeItem(atPath: folder.file())
    _ = try folder.journal()
    #expect(known() == nil)
  }

  @Test("a folder that cannot be written has no copy, and the journal can still be used")
  func notWritable() throws {
    let journal = try folder.journal()
    _ = try folder.write("", to: "desk/cache")
    try journal.append(id(1), setting("theme", "dark"), at: moment())
    journal.keepSettings(of: try journal.reading())
    #expect(known() == nil)
    #expect(try journal.progress().settings == ["theme": "dark"])
  }
}
