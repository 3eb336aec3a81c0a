package import ClientCore
package import Discovery
import GameEngine
import Messages

/// The tags by which the player finds books. They are a setting, so they are synced and changes can
/// be undone.
package struct BookTags: Sendable {
  private static let most = 50

  private let store: PlayerStore
  private let answers: DiscoveryStore

  /// - Parameter answers: the stored answers. Removing a tag deletes its answers.
  package init(store: PlayerStore, answers: DiscoveryStore) {
    (self.store, self.answers) = (store, answers)
  }

  /// The tags in the order in which they were added.
  ///
  /// - Throws: `JournalError`.
  package func list() throws -> [BookTag] { try store.settings().tags }

  /// The listed tag that matches a text; else a new one, which is not added.
  ///
  /// - Throws: `ClientError` if the text is not a valid tag.
  package func tag(_ text: String) throws -> BookTag {
    guard let tag = BookTag(text) else {
      throw ClientError(
        .tagInvalid, "a tag has 1 to \(BookTag.longest) characters on one line", exit: .usage)
    }
    return try list().first { $0.isSame(as: tag) } ?? tag
  }

  /// Whether a tag is in the list.
  ///
  /// - Throws: `JournalError`.
  package func contains(_ tag: BookTag) throws -> Bool {
    try list().contains { $0.isSame(as: tag) }
  }

  /// Adds a tag, unless it is in the list.
  ///
  /// - Returns: the tag, and whether it is new.
  /// - Throws: `ClientError` if the text is not a valid tag, or there are too many.
  @discardableResult
  package func add(_ text: String) throws -> (tag: BookTag, isNew: Bool) {
    let (tag, tags) = (try tag(text), try list())
    guard !tags.contains(tag) else { return (tag, false) }
    guard tags.count < BookTags.most else {
      throw ClientError(
        .tagInvalid, "there are \(BookTags.most) tags already",
        remedy: "remove one with `wordhoard discover remove TAG`", exit: .usage)
    }
    try write(tags + [tag])
    return (tag, true)
  }

  /// Removes a tag, and the answers and covers that only this tag used.
  ///
  /// - Returns: the tag.
  /// - Throws: `ClientError` if it is not in the list.
  @discardableResult
  package func remove(_ text: String) throws -> BookTag {
    let (tag, tags) = (try tag(text), try list())
    guard tags.contains(tag) else {
      throw ClientError(
        .unknownTag, "you have no tag \"\(shortened(tag.text))\"",
        remedy: "see your tags with `wordhoard discover`", exit: .usage)
    }
    try write(tags.filter { $0 != tag })
    answers.remove(tag: tag.shelf)
    return tag
  }

  private func write(_ tags: [BookTag]) throws {
    let list = tags.map(\.text).joined(separator: ",")
    try store.set(.tags, to: list.isEmpty ? Settings.nothing : list)
  }
}

extension BookTag {
  /// The name under which answers are stored: the tag in lower case.
  var shelf: String { text.lowercased() }
}
