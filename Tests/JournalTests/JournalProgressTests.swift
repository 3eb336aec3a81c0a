import GameEngine
import Journal
import Testing

@Suite("The answers in the journal")
struct JournalProgressTests {
  private let folder: JournalFolder
  private let journal: Journal

  init() throws {
    folder = try JournalFolder()
    journal = try folder.journal()
  }

  private func indexes(limit: Int = 10, missesOnly: Bool = false) throws -> [Int] {
    var filter = Journal.AnswerFilter()
    filter.missesOnly = missesOnly
    return try journal.latestAnswers(limit: limit, where: filter).map { $0.1.index }
  }

  @Test("the newest answers come first, up to the limit")
  func order() throws {
    for number in 1...4 {
      try journal.append(id(UInt64(number)), answer(index: number), at: moment(Int64(number)))
    }
    try journal.append(id(9), seen("fog"), at: moment(9))
    #expect(try indexes() == [4, 3, 2, 1])
    #expect(try indexes(limit: 2) == [4, 3])
    let newest = try #require(try journal.latestAnswers(limit: 1).first)
    #expect(newest.0.id == id(4))
    #expect(newest.0.instant == moment(4).instant)
  }

  @Test("answers of one instant are in the order of their counters")
  func sameInstant() throws {
    try journal.append(
      (1...3).map { .init(id: id(UInt64(10 - $0)), body: answer(index: $0)) }, at: moment())
    #expect(try indexes() == [3, 2, 1])
  }

  @Test("a filter lists only misses")
  func misses() throws {
    for number in 1...4 {
      let body = answer(right: number % 2 == 0, index: number)
      try journal.append(id(UInt64(number)), body, at: moment())
    }
    #expect(try indexes(missesOnly: true) == [3, 1])
  }

  @Test("an answer taken back is in neither the list nor the progress")
  func undo() throws {
    try journal.append(id(1), answer(points: 100, index: 1), at: moment())
    let before = try journal.progress()
    try journal.append(id(2), answer("dusk", points: 200, index: 2), at: moment())
    try journal.append(id(3), .undo(id(2)), at: moment())
    #expect(try indexes() == [1])
    #expect(try journal.progress() == before)
    #expect(try journal.count() == 3, "nothing is taken from the file")
  }

  @Test("an undo of an event that has not arrived yet takes it back when it arrives")
  func undoBefore() throws {
    try journal.append(id(3), .undo(id(2)), at: moment())
    try journal.append(id(2), answer(), at: moment(1))
    #expect(try indexes().isEmpty)
    #expect(try journal.progress().gamesCount == 0)
  }

  @Test("a dispute changes the memory of the word, and no score, streak or list")
  func dispute() throws {
    try journal.append(id(1), answer(index: 1), at: moment())
    try journal.append(id(2), answer("dusk", right: false, points: 0, index: 2), at: moment())
    let before = try journal.progress()
    let dusk = ItemID("en/dusk/noun")
    #expect(before.difficulty(of: dusk) == .hard)
    try journal.append(id(3), .dispute(id(2)), at: moment())
    let after = try journal.progress()
    #expect(after.difficulty(of: dusk) == .known)
    #expect(after.words[dusk]?.right == 1)
    #expect(after.words[dusk]?.wrong == 0)
    #expect(after.gamesWon == before.gamesWon)
    #expect(after.totalScore == before.totalScore)
    #expect(after.streakCount == before.streakCount)
    #expect(after.days.mapValues(\.answers) == before.days.mapValues(\.answers))
    #expect(after.days.mapValues(\.right) == before.days.mapValues(\.right))
    #expect(try indexes(missesOnly: true) == [2])
  }

  @Test("an undo and a dispute of one answer count as an undo")
  func undoAndDispute() throws {
    try journal.append(id(1), answer(right: false), at: moment())
    try journal.append(id(2), .dispute(id(1)), at: moment())
    try journal.append(id(3), .undo(id(1)), at: moment())
    #expect(try journal.progress().words.isEmpty)
    #expect(try indexes().isEmpty)
  }

  @Test("the last value of a setting and of a favorite counts, and both can be taken back")
  func lastWriterWins() throws {
    let dawn = ItemID("en/dawn/noun")
    let bodies: [EventBody] = [
      .setting(SettingEntry(key: "theme", value: "sepia")),
      .favorite(FavoriteEntry(item: dawn, kept: true)),
      .setting(SettingEntry(key: "theme", value: "light")),
      .favorite(FavoriteEntry(item: dawn, kept: false)),
      .setting(SettingEntry(key: "level", value: "3")),
      .setting(SettingEntry(key: "level", value: nil)),
    ]
    for (place, body) in bodies.enumerated() {
      try journal.append(id(UInt64(place)), body, at: moment())
    }
    let progress = try journal.progress()
    #expect(progress.settings == ["theme": "light"])
    #expect(progress.favorites.isEmpty)
  }
}
