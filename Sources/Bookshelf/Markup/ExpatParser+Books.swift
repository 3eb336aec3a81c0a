import Expat
import Markup

extension ExpatParser {
  /// Parses a document in UTF-8. HTML's entities are known without a document type.
  ///
  /// - Returns: whether it is well-formed. If not, the sink has received everything before the error.
  /// - Throws: `EntityBomb`.
  static func parse(_ text: [UInt8], into sink: any MarkupSink) throws(EntityBomb) -> Bool {
    try parse(text, encoding: "UTF-8", entity: HTMLEntity.text, into: sink)
  }
}
