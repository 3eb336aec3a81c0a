package import GameEngine
import Journal
import Messages

/// Takes back changes of decks, cards, books and settings that were made on this device, the last one first.
package struct Changes: Sendable {
  /// The change that was taken back, with the name of its object.
  package enum Undone: Hashable, Sendable {
    /// A card was added, changed, moved or removed.
    case card(String, CardAction)
    /// A deck was created or changed, or removed.
    case deck(String, isRemoval: Bool)
    /// The difficulty of the item with this term was set.
    case difficulty(String)
    /// A grade was given to the item with this term.
    case review(String)
    /// The setting with this key was changed.
    case setting(String)
    /// A book was added, changed or removed.
    case book(String, BookAction)
    /// A mark in a book was added or changed, or removed.
    case mark(LibraryMark.Kind, isRemoval: Bool)
    /// Several cards were added or changed together.
    case cards(Int)
    /// This number of other events were written together.
    case several(Int)
  }

  /// The change that had been made to a card.
  package enum CardAction: Hashable, Sendable {
    case added, edited, moved, removed, suspended, resumed
  }

  /// The change that had been made to a book.
  package enum BookAction: Hashable, Sendable { case added, edited, removed }

  private let store: PlayerStore
  private let sources: ItemSources
  private let host: Host

  /// - Parameter sources: names the items.
  package init(store: PlayerStore, sources: ItemSources, host: Host) {
    self.store = store
    self.sources = sources
    self.host = host
  }

  /// Takes back the last change on this device that was not taken back before, with all events that were written
  /// with it.
  ///
  /// - Throws: `ClientError` if there is none, or it cannot be taken back.
  package func undo() throws -> Undone {
    guard let change = try JournalChanges(store.journal()).last() else {
      throw ClientError(
        .nothingToUndo, "there is no change to take back",
        remedy: "changes of decks, cards, books and settings on this device can be taken back")
    }
    if case .setting(let entry) = change.event.body, entry.key == Settings.Key.reminder.rawValue {
      throw ClientError(
        .nothingToUndo, "the last change was the reminder",
        remedy: "change it with `wordhoard remind`")
    }
    let undone = try undone(change)
    let drafts = change.targets.map { Journal.Draft(id: host.makeID(), body: .undo($0)) }
    _ = try store.append(drafts, at: host.now())
    return undone
  }

  /// Takes back that the player said to know some items.
  ///
  /// - Throws: `ClientError` if they did not say so of one of them; then nothing is changed.
  package func undoKnown(_ items: [Item]) throws {
    let changes = JournalChanges(try store.journal())
    let targets = try items.map { item in
      guard let event = try changes.lastKnown(item.id) else {
        throw ClientError(
          .nothingToUndo, "you have not said that you know \(shortened(item.term))",
          remedy: "`wordhoard seen` lists how well you know your words")
      }
      return event
    }
    let drafts = targets.map { Journal.Draft(id: host.makeID(), body: .undo($0)) }
    _ = try store.append(drafts, at: host.now())
  }

  /// Describes a change; called before it is taken back, while its objects still have their names.
  private func undone(_ change: JournalChanges.Change) throws -> Undone {
    guard change.cards < 2 else { return .cards(change.cards) }
    guard change.count == 1 || change.cards == 1 else { return .several(change.count) }
    let shelf = try store.cards()
    switch change.event.body {
    case .card(let entry):
      let term = try entry.texts[.term] ?? shelf.card(entry.card, orRemoved: true)?.term
      return .card(term ?? entry.card.rawValue, Changes.action(of: entry))
    case .deck(let entry):
      let name = try entry.name ?? shelf.deck(entry.deck)?.name
      return .deck(name ?? "", isRemoval: entry.removed == true)
    case .difficulty(let entry): return .difficulty(sources.term(of: entry.item))
    case .review(let entry): return .review(sources.term(of: entry.item))
    case .setting(let entry): return .setting(entry.key)
    case .book(let entry):
      let action: BookAction =
        entry.removed == true ? .removed : entry.format == nil ? .edited : .added
      let title = try entry.title ?? store.books().book(entry.book)?.title ?? ""
      return .book(title.isEmpty ? entry.book.rawValue : title, action)
    case .mark(let entry):
      let kind = try store.books().mark(entry.mark)?.kind ?? .bookmark
      return .mark(kind, isRemoval: entry.removed == true)
    default: return .several(change.count)
    }
  }

  private static func action(of entry: CardEntry) -> CardAction {
    if entry.removed == true { return .removed }
    guard entry.deck == nil else { return entry.texts[.term] == nil ? .moved : .added }
    // An edit may also suspend; the texts matter more.
    guard entry.texts.isEmpty, let suspended = entry.suspended else { return .edited }
    return suspended ? .suspended : .resumed
  }
}
