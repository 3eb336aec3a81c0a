import CExpat

/// Parses XML with expat, which fetches nothing and stops at entities that multiply.
enum ExpatParser {
  /// Carries the sink through C.
  private final class State {
    let sink: any MarkupSink
    init(_ sink: any MarkupSink) { self.sink = sink }
  }

  /// Parses a document.
  ///
  /// Entities of HTML are known without a document type.
  ///
  /// - Returns: whether it is well-formed. If not, the sink has got what precedes the error.
  static func parse(_ bytes: [UInt8], into sink: any MarkupSink) -> Bool {
    guard let parser = XML_ParserCreate("UTF-8") else { return false }
    defer { XML_ParserFree(parser) }
    // Undefined entities are reported instead of ending the parse.
    XML_UseForeignDTD(parser, XML_Bool(1))
    let state = State(sink)
    XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let data, let name else { return }
        ExpatParser.sink(data).start(String(cString: name), ExpatParser.list(attributes))
      },
      { data, name in
        guard let data, let name else { return }
        ExpatParser.sink(data).end(String(cString: name))
      })
    XML_SetCharacterDataHandler(parser) { data, bytes, count in
      guard let data, let bytes else { return }
      bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        ExpatParser.sink(data).text(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    }
    XML_SetSkippedEntityHandler(parser) { data, name, isParameter in
      guard let data, let name, isParameter == 0 else { return }
      let sink = ExpatParser.sink(data)
      var text = HTMLEntity.text(String(cString: name))
      text.withUTF8 { sink.text($0) }
    }
    return withExtendedLifetime(state) {
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
  }

  private static func sink(_ data: UnsafeMutableRawPointer) -> any MarkupSink {
    Unmanaged<State>.fromOpaque(data).takeUnretainedValue().sink
  }

  private static func list(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [MarkupAttribute] {
    guard var place = attributes, place.pointee != nil else { return [] }
    var list: [MarkupAttribute] = []
    while let name = place.pointee, let value = place.successor().pointee {
      list.append(MarkupAttribute(name: String(cString: name), value: String(cString: value)))
      place += 2
    }
    return list
  }
}
