import CExpat
import Kit

/// Parses XML with expat, which fetches nothing.
package enum ExpatParser {
  /// A document whose entities make it much longer than it is.
  package struct EntityBomb: Error {}

  /// Names and values up to this many bytes are kept as they are.
  private static let shortest = 64

  /// The state that the callbacks of C share.
  private final class State {
    let parser: XML_Parser
    let sink: any MarkupSink
    let entity: ((String) -> String)?
    /// The number of bytes of text and attributes that may still come.
    private var room: Int
    private(set) var isRefused = false

    init(
      _ parser: XML_Parser, _ sink: any MarkupSink, _ entity: ((String) -> String)?, room: Int
    ) {
      self.parser = parser
      self.sink = sink
      self.entity = entity
      self.room = room
    }

    /// Counts bytes of text or attributes.
    ///
    /// - Returns: false if it is too much; then the parse ends.
    func takes(_ count: Int) -> Bool {
      room -= count
      if room < 0 { refuse() }
      return room >= 0
    }

    func refuse() {
      isRefused = true
      XML_StopParser(parser, 0)
    }
  }

  /// The most bytes of text and attributes of a document of `bytes` bytes. Without entities it
  /// contains fewer.
  private static func most(in bytes: Int) -> Int { 4096 + 4 * bytes }

  /// Parses a document, and passes its elements and texts to a sink.
  ///
  /// - Parameters:
  ///   - encoding: the encoding of the document; nil if the document declares it.
  ///   - entity: the text of an entity that the document uses but does not declare. Those in attributes become
  ///     nothing. nil refuses them, and documents that declare any.
  /// - Returns: whether it is well-formed. If not, the sink has received everything before the error.
  /// - Throws: `EntityBomb` if the text and attributes exceed four times the document and 4 KiB.
  package static func parse(
    _ bytes: [UInt8], encoding: String?, entity: ((String) -> String)?, into sink: any MarkupSink
  ) throws(EntityBomb) -> Bool {
    guard let parser = XML_ParserCreate(encoding) else { return false }
    defer { XML_ParserFree(parser) }
    let state = State(parser, sink, entity, room: most(in: bytes.count))
    XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
    setHandlers(of: parser)
    if entity == nil {
      XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
        ExpatParser.state(data)?.refuse()
      }
    } else {
      // Undeclared entities are reported instead of ending the parse.
      XML_UseForeignDTD(parser, XML_Bool(1))
    }
    let isWhole = withExtendedLifetime(state) { feed(bytes, to: parser) }
    if state.isRefused, entity != nil { throw EntityBomb() }
    return isWhole && !state.isRefused
  }

  private static func setHandlers(of parser: XML_Parser) {
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name, let state = ExpatParser.state(data) else { return }
        let attributes = ExpatParser.list(attributes)
        guard state.takes(attributes.reduce(0) { $0 + $1.value.utf8.count }) else { return }
        state.sink.start(ExpatParser.string(name), attributes)
      },
      { data, name in
        guard let name else { return }
        ExpatParser.state(data)?.sink.end(ExpatParser.string(name))
      })
    XML_SetCharacterDataHandler(parser) { data, bytes, count in
      guard let bytes, let state = ExpatParser.state(data), state.takes(Int(count)) else { return }
      bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        state.sink.text(UnsafeBufferPointer(start: $0, count: Int(count)))
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
