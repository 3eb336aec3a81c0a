import Expat

/// Reads FictionBook 2, one document for each body.
enum FB2Reader {
  /// Reads a book, and mends it if it is not well-formed.
  ///
  /// - Throws: `ExpatParser.EntityBomb`.
  static func read(_ text: [UInt8]) throws(ExpatParser.EntityBomb) -> BookParts {
    var sink = FB2Sink()
    let isWellFormed = try ExpatParser.parseMending(text) {
      sink = FB2Sink()
      return sink
    }
    var parts = sink.finished()
    if !isWellFormed { parts.repairs.append(.repairedDocuments(1, of: 1)) }
    return parts
  }

  /// The content of a picture.
  static func picture(_ name: String, in text: [UInt8]) -> [UInt8]? {
    var sink = BinarySink(name: name)
    _ = try? ExpatParser.parseMending(text) {
      sink = BinarySink(name: name)
      return sink
    }
    return sink.base64.isEmpty ? nil : Base64.decoded(sink.base64)
  }

  /// Collects the Base64 text of the first `binary` element with a name.
  private final class BinarySink: MarkupSink {
    private let name: String
    private(set) var base64: [UInt8] = []
    private var isOpen = false

    init(name: String) { self.name = name }

    func start(_ name: String, _ attributes: [MarkupAttribute]) {
      isOpen = name == "binary" && attributes["id"] == self.name && base64.isEmpty
    }

    func end(_ name: String) { isOpen = false }

    func text(_ text: UnsafeBufferPointer<UInt8>) {
      if isOpen { base64.append(contentsOf: text) }
    }
  }
}
