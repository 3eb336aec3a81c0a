import Expat
import Markup

extension ExpatParser {
  /// Parses a document in UTF-8. HTML's entities are known without a document type, and white space may precede the declaration.
  ///
  /// - Returns: whether it is well-formed. If not, the sink has received everything before the error.
  /// - Throws: `EntityBomb`.
  static func parse(_ text: [UInt8], into sink: any MarkupSink) throws(EntityBomb) -> Bool {
    let start = text.firstIndex { $0 > 0x20 } ?? 0
    let text = start > 0 ? Array(text[start...]) : text
    return try parse(text, encoding: "UTF-8", entity: HTMLEntity.text, into: sink)
  }

  /// Parses a document that is no XHTML, and mends it if it is not well-formed.
  ///
  /// - Parameter sink: makes the receiver. The last one that it made has received the document.
  /// - Returns: whether it is well-formed.
  /// - Throws: `EntityBomb`.
  static func parseMending(
    _ text: [UInt8], into sink: () -> any MarkupSink
  ) throws(EntityBomb) -> Bool {
    if try parse(text, into: sink()) { return true }
    XMLMender.parse(text.filter { $0 != 0 }, into: sink())
    return false
  }
}
