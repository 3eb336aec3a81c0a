import CExpat
import FoundationEssentials

/// Reads an XML document with expat. It knows no entities but XML's own, and fetches nothing.
final class XMLReader {
  private static let deepest = 64
  private static let mostElements = 50_000
  private static let longestText = PlainText.longest

  private var path: [XMLElement] = [XMLElement(name: "")]
  private var elements = 0
  private var textLength = 0
  private var isRefused = false
  private var parser: XML_Parser?

  /// The outermost element of a document; nil if it is not well-formed, or exceeds a limit.
  ///
  /// A document with unescaped `&`, with HTML's entities, or with another encoding than it says is mended first.
  static func root(of document: Data) -> XMLElement? {
    let reader = XMLReader()
    if reader.read(Array(document), encoding: nil) { return reader.root }
    guard !reader.isRefused else { return nil }
    let bytes = Array(document)
    let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    let second = XMLReader()
    return second.read(mended(bytes), encoding: isUTF8 ? "UTF-8" : "ISO-8859-1") ? second.root : nil
  }

  private var root: XMLElement? { path.first?.elements.first }

  private func read(_ bytes: [UInt8], encoding: String?) -> Bool {
    guard let parser = XML_ParserCreate(encoding) else { return false }
    self.parser = parser
    defer {
      self.parser = nil
      XML_ParserFree(parser)
    }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, attributes in
        XMLReader.from(context)?.begin(name, attributes)
      }, { context, _ in XMLReader.from(context)?.end() })
    XML_SetCharacterDataHandler(parser) { context, text, count in
      XMLReader.from(context)?.add(text, Int(count))
    }
    // A document that declares entities is refused: feeds need none.
    XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
      XMLReader.from(context)?.refuse()
    }
    return withExtendedLifetime(self) {
      bytes.withUnsafeBytes { bytes in
        let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        return XML_Parse(parser, text, Int32(bytes.count), 1) == XML_STATUS_OK
      } && !isRefused && root != nil
    }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> XMLReader? {
    context.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: - Events

  private func begin(
    _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    elements += 1
    guard let name, !isRefused, path.count < XMLReader.deepest, elements < XMLReader.mostElements
    else {
      refuse()
      return
    }
    var values: [String: String] = [:]
    var place = 0
    while let attributes, let key = attributes[place], let value = attributes[place + 1] {
      values[XMLReader.local(String(cString: key))] = String(cString: value)
      place += 2
    }
    let element = XMLElement(name: XMLReader.local(String(cString: name)), attributes: values)
    path.last?.nodes.append(.element(element))
    path.append(element)
    textLength = 0
  }

  /// Stops the parser.
  private func refuse() {
    isRefused = true
    if let parser { XML_StopParser(parser, 0) }
  }

  private func end() {
    guard !isRefused, path.count > 1 else { return }
    path.removeLast()
    textLength = 0
  }

  private func add(_ text: UnsafePointer<XML_Char>?, _ count: Int) {
    guard let text, !isRefused, textLength < XMLReader.longestText else { return }
    textLength += count
    let bytes = UnsafeRawBufferPointer(start: text, count: count)
    path.last?.nodes.append(.text(String(decoding: bytes, as: UTF8.self)))
  }

  private static func local(_ name: String) -> String {
    String(name.split(separator: ":").last ?? "").lowercased()
  }

  // MARK: - Mending

  /// A document in which each `&` begins an entity of XML; CDATA and comments stay as they are.
  private static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "<"), let end = sectionEnd(bytes, from: place) {
        output += bytes[place..<end]
        place = end
      } else if byte == UInt8(ascii: "&") {
        let limit = min(place + 12, bytes.count)
        let end = bytes[place..<limit].firstIndex(of: UInt8(ascii: ";"))
        let name = end.map { String(decoding: bytes[place + 1..<$0], as: UTF8.self) }
        if let end, let name, let character = Entity.character(name), isAllowed(character) {
          output += Array("&#\(character.value);".utf8)
          place = end + 1
        } else {
          output += Array("&amp;".utf8)
          place += 1
        }
      } else {
        // XML allows no other control characters.
        output.append(byte < 0x20 && ![9, 10, 13].contains(byte) ? 0x20 : byte)
        place += 1
      }
    }
    return output
  }

  private static func isAllowed(_ character: Unicode.Scalar) -> Bool {
    character.value >= 0x20 && character.value != 0xFFFE && character.value != 0xFFFF
      || [9, 10, 13].contains(character.value)
  }

  /// The end of a CDATA section or a comment that begins at a place.
  private static func sectionEnd(_ bytes: [UInt8], from place: Int) -> Int? {
    for (start, end) in [("<![CDATA[", "]]>"), ("<!--", "-->")] {
      guard bytes[place...].starts(with: start.utf8) else { continue }
      let last = Array(end.utf8)
      var next = place + start.utf8.count
      while next + last.count <= bytes.count {
        if bytes[next] == last[0], bytes[next..<next + last.count].elementsEqual(last) {
          return next + last.count
        }
        next += 1
      }
      return bytes.count
    }
    return nil
  }
}
