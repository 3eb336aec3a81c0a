package import ClientCore
import FoundationEssentials
package import GameEngine
import Messages

/// Lets other features add books to the library, and judge texts by the player's words.
package struct LibraryKeeper: BookKeeper {
  let library: Library
  let vocabularies: Vocabularies
  let messages: Messages

  package func add(copyOf file: String) throws -> AddedBook {
    guard let addition = try library.add([file], copies: true).first else {
      throw CancellationError()
    }
    let added = try addition.result.get()
    return AddedBook(
      id: added.entry.id, title: added.entry.title, isNew: added.isNew,
      json: BookJSON(
        entry: added.entry, repaired: added.repairs.map { .init($0, in: messages) }))
  }

  package func book(_ id: LibraryID) throws -> AddedBook? {
    guard let entry = try library.list().first(where: { $0.id == id }),
      case .file(let path) = entry.origin, FileManager.default.fileExists(atPath: path)
    else { return nil }
    return AddedBook(
      id: id, title: entry.title, isNew: false, json: BookJSON(entry: entry, repaired: []))
  }

  package func vocabulary(of text: String) throws -> Vocabulary? {
    try vocabularies.vocabulary(of: text)
  }

  package func meanings(of words: [Vocabulary.Word]) throws -> [String] {
    try vocabularies.meanings(of: words)
  }
}
