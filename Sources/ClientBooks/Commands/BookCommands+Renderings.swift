import Bookshelf
import ClientCore
import GameEngine
import Messages

extension BookCommands {
  private struct HitJSON: Encodable {
    struct Part: Encodable {
      let id: LibraryID
      let title, text: String
      let match: Bool
    }

    let key: String
    let renderings: [Part]
  }

  /// Lists the parts of a work that contain a text in any rendering, side by side.
  ///
  /// - Throws: `ClientError`.
  package func searchRenderings(_ name: String, for query: String) throws {
    let hits = try renderings.search(query, in: renderings.book(named: name))
    let json = hits.map { hit in
      HitJSON(
        key: hit.key,
        renderings: hit.parts.map {
          .init(id: $0.entry.id, title: $0.entry.title, text: $0.text, match: $0.isHit)
        })
    }
    try presentation.print(json) {
      guard !hits.isEmpty else {
        return presentation.messages("Nothing in this work matches \"\(shortened(query))\".") + "\n"
      }
      let style = try presentation.style()
      return try hits.map { hit in
        style(.task, hit.key) + "\n"
          + (try presentation.list(
            hit.parts.map { (BookTexts.rendering($0.entry), $0.text.onOneLine) }))
      }.joined(separator: "\n")
    }
  }
}
