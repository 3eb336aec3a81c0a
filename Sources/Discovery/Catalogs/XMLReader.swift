import Expat
import FoundationEssentials
import Markup

/// Reads an XML document with expat. It knows no entities but XML's own, and fetches nothing.
final class XMLReader: MarkupSink {
  private static let deepest = 64
  private static let mostElements = 50_000
  private static let longestText = PlainText.longest

  private var path: [XMLElement] = [XMLElement(name: "")]
  private var elements = 0
  private var textLength = 0
  private var isRefused = false

  /// The outermost element of a document; nil if it is not well-formed, or exceeds a limit.
  ///
  /// A document with unescaped `&`, with HTML's entities, or with another encoding than it says is mended first.
  static func root(of document: Data) -> XMLElement? {
    let bytes = Array(document)
    let reader = XMLReader()
    if reader.read(bytes, encoding: nil) { return reader.root }
    guard !reader.isRefused else { return nil }
    let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    let second = XMLReader()
    return second.read(mended(bytes), encoding: isUTF8 ? "UTF-8" : "ISO-8859-1") ? second.root : nil
  }

  private var root: XMLElement? { path.first?.elements.first }

  private func read(_ bytes: [UInt8], encoding: String?) -> Bool {
    (try? ExpatParser.parse(bytes, encoding: encoding, entity: nil, into: self)) == true
      && !isRefused && root != nil
  }

  // MARK: - Events

  func start(_ name: String, _ attributes: [MarkupAttribute]) {
    elements += 1
    guard !isRefused, path.count < XMLReader.deepest, elements < XMLReader.mostElements else {
      isRefused = true
      return
    }
    let values = attributes.map { (XMLReader.local($0.name), $0.value) }
    let element = XMLElement(
      name: XMLReader.local(name), attributes: Dictionary(values) { _, last in last })
    path.last?.nodes.append(.element(element))
    path.append(element)
    textLength = 0
  }

  func end(_ name: String) {
    guard !isRefused, path.count > 1 else { return }
    path.removeLast()
    textLength = 0
  }

  func text(_ text: UnsafeBufferPointer<UInt8>) {
    guard !isRefused, textLength < XMLReader.longestText else { return }
    textLength += text.count
    path.last?.nodes.append(.text(String(decoding: text, as: UTF8.self)))
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
        if let end, let name, let character = HTMLEntity.character(name), isAllowed(character) {
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
