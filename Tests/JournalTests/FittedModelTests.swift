import GameEngine
import Journal
import Testing

@Suite("A fitted memory model in the journal")
struct FittedModelTests {
  private let folder: JournalFolder

  init() throws { folder = try JournalFolder() }

  private let day: Int64 = 86_400
  private let fitted = FSRS(
    parameters: FSRS.standard.parameters.enumerated().map { $0.offset < 4 ? 1 : $0.element })

  private func stability(_ progress: PlayerProgress) -> Double? {
    progress.words[ItemID("en/dawn/noun")]?.memory?.state.stability
  }

  @Test("applies to the whole past, in every window, and no longer once it is taken back")
  func past() throws {
    let model = try #require(fitted)
    let journal = try folder.journal()
    for place in 0..<3 {
      try journal.append(id(UInt64(place)), answer(), at: moment(Int64(place) * 3 * day))
    }
    let window = try folder.journal()
    let first = try window.reading()
    let before = try #require(stability(first.progress))
    let setting = EventBody.setting(SettingEntry(key: FSRS.setting, value: model.text))
    let written = try #require(try journal.append(id(9), setting, at: moment(10 * day)))
    let after = try journal.progress()
    #expect(after.model == model && stability(after) != before)
    #expect(try window.reading(after: first).progress == after)
    #expect(try folder.journal().progress() == after)
    try journal.append(id(10), .undo(written.id), at: moment(11 * day))
    #expect(try stability(journal.progress()) == before)
    #expect(try journal.progress().model == .standard)
  }

  @Test("that cannot be read leaves the standard one in force")
  func unreadable() throws {
    let journal = try folder.journal()
    try journal.append(id(1), answer(), at: moment())
    try journal.append(
      id(2), .setting(SettingEntry(key: FSRS.setting, value: "1,2,3")), at: moment(1))
    #expect(try journal.progress().model == .standard)
  }
}
