package import GameEngine
import Journal
import Messages

extension PlayerStore {
  /// The deck at a path.
  ///
  /// - Throws: `ClientError` if there is none.
  package func deck(_ path: String) throws -> DeckTree.Node {
    let tree = try cards().tree()
    guard let node = DeckPath(path).flatMap({ tree[$0] }) else {
      let known = tree.nodes.prefix(20).map(\.path.description).joined(separator: ", ")
      throw ClientError(
        .unknownDeck, "there is no deck \"\(shortened(path))\"",
        remedy: known.isEmpty
          ? Phrase("create it with `wordhoard deck new`")
          : Phrase("choose one of \(shortened(known, to: 300))"),
        exit: .usage)
    }
    return node
  }
}
