import CExpat

/// Parses XML with expat, which fetches nothing and stops at entities that multiply.
package enum ExpatParser {
  /// Names and values up to this many bytes are kept as they are.
  private static let shortest = 64

  /// What the callbacks of C need.
  private final class State {
    let parser: XML_Parser
    let sink: any MarkupSink
    let entity: ((String) -> String)?
    var isRefused = false

    init(_ parser: XML_Parser, _ sink: any MarkupSink, _ entity: ((String) -> String)?) {
      self.parser = parser
      self.sink = sink
      self.entity = entity
    }
  }

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - encoding: the encoding of the document; nil if it says that itself.
  ///   - entity: the text of an entity that the document uses but does not declare. Those in attributes become
  ///     nothing. nil refuses them, and documents that declare any.
  /// - Returns: whether it is well-formed. If not, the sink has got what precedes the error.
  package static func parse(
    _ bytes: [UInt8], encoding: String?, entity: ((String) -> String)?, into sink: any MarkupSink
  ) -> Bool {
    guard let parser = XML_ParserCreate(encoding) else { return false }
    defer { XML_ParserFree(parser) }
    let state = State(parser, sink, entity)
    XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
    setHandlers(of: parser)
    if entity == nil {
      XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
        guard let state = ExpatParser.state(data) else { return }
        state.isRefused = true
        XML_StopParser(state.parser, 0)
      }
    } else {
      // Undeclared entities are reported instead of ending the parse.
      XML_UseForeignDTD(parser, XML_Bool(1))
    }
    return withExtendedLifetime(state) { feed(bytes, to: parser) && !state.isRefused }
  }

  private static func setHandlers(of parser: XML_Parser) {
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name else { return }
        ExpatParser.state(data)?.sink.start(
          ExpatParser.string(name), ExpatParser.list(attributes))
      },
      { data, name in
        guard let name else { return }
        ExpatParser.state(data)?.sink.end(ExpatParser.string(name))
      })
    XML_SetCharacterDataHandler(parser) { data, bytes, count in
      guard let bytes else { return }
      bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        ExpatParser.state(data)?.sink.text(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    }
    XML_SetSkippedEntityHandler(parser) { data, name, isParameter in
      guard let name, isParameter == 0, let state = ExpatParser.state(data),
        var text = state.entity?(ExpatParser.string(name))
      else { return }
      text.withUTF8 { state.sink.text($0) }
    }
  }

  private static func feed(_ bytes: [UInt8], to parser: XML_Parser) -> Bool {
    bytes.withUnsafeBytes { buffer in
      // In pieces, since a length is 32 bits.
      let size = 1 << 24
      var place = 0
      repeat {
        let end = min(place + size, buffer.count)
        let piece = buffer[place..<end]
        let base = UnsafeRawBufferPointer(rebasing: piece)
          .bindMemory(to: CChar.self).baseAddress
        let status = XML_Parse(parser, base, Int32(piece.count), end == buffer.count ? 1 : 0)
        guard status == XML_STATUS_OK else { return false }
        place = end
      } while place < buffer.count
      return true
    }
  }

  private static func state(_ data: UnsafeMutableRawPointer?) -> State? {
    data.map { Unmanaged<State>.fromOpaque($0).takeUnretainedValue() }
  }

  /// A name or value, whose runs of combining marks are bounded since it is compared.
  private static func string(_ text: UnsafePointer<CChar>) -> String {
    let string = String(cString: text)
    guard string.utf8.count > shortest, string.utf8.contains(where: { $0 >= 0xCC }) else {
      return string
    }
    return String(decoding: MarkRuns.bounded(Array(string.utf8)), as: UTF8.self)
  }

  private static func list(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [MarkupAttribute] {
    guard var place = attributes, place.pointee != nil else { return [] }
    var list: [MarkupAttribute] = []
    while let name = place.pointee, let value = place.successor().pointee {
      list.append(MarkupAttribute(name: string(name), value: string(value)))
      place += 2
    }
    return list
  }
}
