import ClientTestSupport
import Exchange
import Foundation
import GameEngine
import Journal
import SQLite
import TestSupport

@testable import ClientCore
@testable import ClientDecks

/// A player who imports and exports cards.
struct CardTrader {
  let player: Player

  init() throws {
    var player = try Player(Display())
    // No dictionaries, so that no definition depends on the machine.
    player.options.dictionaryFolders = [player.folder.path + "/none"]
    self.player = player
  }

  /// Another player in the same folder.
  init(_ other: CardTrader, home: String) throws {
    var player = other.player
    player.options.home = player.folder.home(home)
    self.player = player
  }

  /// Writes a text file.
  func file(_ name: String, _ text: String) throws -> String {
    try player.folder.write(Array(text.utf8), to: name)
  }

  /// A new path in the folder.
  func path(_ name: String) -> String { "\(player.folder.path)/\(name)" }

  @discardableResult
  func take(
    _ file: String, _ change: (inout ImportRequest) -> Void = { _ in }
  ) throws -> ImportReport {
    try player.program().decks.importer.run(request(file, change))
  }

  func preview(
    _ file: String, _ change: (inout ImportRequest) -> Void = { _ in }
  ) throws -> ImportReport {
    try player.program().decks.importer.preview(request(file, change))
  }

  func request(
    _ file: String, _ change: (inout ImportRequest) -> Void = { _ in }
  ) -> ImportRequest {
    var request = ImportRequest(file: file)
    request.options.scratchFolder = player.folder.path
    change(&request)
    return request
  }

  @discardableResult
  func export(_ deck: String, _ name: String, withMemory: Bool = false) throws -> String {
    _ = try player.program().decks.exporter.run(deck, to: path(name), withMemory: withMemory)
    return path(name)
  }

  /// The cards of a deck and the decks in it.
  func cards(in deck: String) throws -> [DeckCard] {
    try player.program().decks.cards.list(in: deck)
  }

  var decks: [String] {
    get throws { try player.program().decks.decks.list().map(\.deck.path.description) }
  }

  var events: Int { get throws { try player.program().core.store.journal().count() } }

  func progress() throws -> PlayerProgress { try player.program().core.store.progress() }

  /// Creates an SQLite file.
  func database(_ name: String, _ sql: String) throws -> String {
    try Connection(path: path(name), .creating).execute(sql)
    return path(name)
  }

  /// Lets the player's clock run on.
  func wait(seconds: Int64) {
    let now = player.test.clock.now
    player.test.clock.now = Moment(instant: now.instant + seconds * 1000, offset: now.offset)
  }

  /// Sets the player's clock to that of the machine, which Anki uses.
  func useMachineClock() {
    let now = Int64(Date().timeIntervalSince1970 * 1000)
    player.test.clock.now = Moment(instant: now, offset: 0)
  }

  /// The code of the error with which an import ends, and the exit code; nil if it succeeds.
  func refusal(_ file: String) throws -> ClientError? {
    do {
      try take(file)
      return nil
    } catch {
      return ClientError(error)
    }
  }
}

extension ImportReport {
  /// The numbers of new, changed and unchanged cards, and of rows that were left out.
  var numbers: [Int] { [added, updated, unchanged, skippedCount] }
}
