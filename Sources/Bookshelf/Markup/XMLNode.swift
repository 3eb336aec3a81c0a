import Expat
import Kit

/// An element of a small XML file, such as the package document of an EPUB, with its text and its
/// children.
struct XMLNode {
  /// The name without its prefix.
  let name: String
  let attributes: [MarkupAttribute]
  var children: [XMLNode] = []
  /// The text directly in the element, and the text at any depth.
  fileprivate(set) var text = ""
  fileprivate var whole = ""

  init(name: String, attributes: [MarkupAttribute]) {
    self.name = name
    self.attributes = attributes
  }

  /// The value of an attribute with any prefix.
  subscript(_ name: String) -> String? { attributes.local(name) }

  /// The children of a name.
  func all(_ name: String) -> [XMLNode] { children.filter { $0.name == name } }

  /// The first element of a name, at any depth.
  func first(_ name: String) -> XMLNode? {
    for child in children {
      if child.name == name { return child }
      if let found = child.first(name) { return found }
    }
    return nil
  }

  /// All elements of a name, at any depth, in order.
  func every(_ name: String) -> [XMLNode] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.every(name) }
  }

  /// The text at any depth, with single spaces.
  var content: String { whole.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Whether the file was not well-formed, and was mended. Only known of the root.
  private(set) var wasMended = false

  /// Reads a file, and mends it if it is not well-formed.
  static func read(_ bytes: [UInt8], asHTML: Bool = false) -> XMLNode {
    let text = TextDecoder.utf8(bytes, declared: TextDecoder.declaredEncoding(bytes)).bytes
    var sink = TreeSink()
    var isWellFormed = true
    if asHTML {
      MarkupReader.parseHTML(text, into: sink)
    } else {
      // Entities that expand too far end it, and what was read until then counts.
      isWellFormed =
        (try? ExpatParser.parseMending(text) {
          sink = TreeSink()
          return sink
        }) ?? false
    }
    var root = sink.finished()
    root.wasMended = !isWellFormed
    return root
  }
}

/// Builds the tree. Its depth is bounded, since everything above is recursive.
final class TreeSink: MarkupSink {
  private static let deepest = 100
  private static let most = 1_000_000
  /// More text than this is not kept in one element.
  private static let longest = 1 << 16

  private var open = [XMLNode(name: "", attributes: [])]
  private var excess = 0
  private var count = 0

  func start(_ name: String, _ attributes: [MarkupAttribute]) {
    guard excess == 0, open.count < TreeSink.deepest, count < TreeSink.most else {
      excess += 1
      return
    }
    count += 1
    let local = name.utf8.lastIndex(of: UInt8(ascii: ":")).map { name[name.index(after: $0)...] }
    open.append(XMLNode(name: local.map(String.init) ?? name, attributes: attributes))
  }

  func end(_ name: String) {
    guard excess == 0 else {
      excess -= 1
      return
    }
    if open.count > 1 { close() }
  }

  private func close() {
    let node = open.removeLast()
    if open[open.count - 1].whole.utf8.count < TreeSink.longest {
      open[open.count - 1].whole += node.whole
    }
    open[open.count - 1].children.append(node)
  }

  func text(_ text: UnsafeBufferPointer<UInt8>) {
    guard open[open.count - 1].whole.utf8.count < TreeSink.longest else { return }
    let text = String(decoding: text, as: UTF8.self)
    open[open.count - 1].text += text
    open[open.count - 1].whole += text
  }

  func finished() -> XMLNode {
    while open.count > 1 { close() }
    return open[0]
  }
}
