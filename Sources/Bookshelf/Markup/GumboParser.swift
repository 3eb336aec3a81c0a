import CGumbo
import Expat

/// Parses HTML5 with gumbo. The input must be tame (`HTMLTamer`): gumbo's time grows with the square of the depth.
enum GumboParser {
  static func parse(_ bytes: [UInt8], into sink: any MarkupSink) {
    var options = kGumboDefaultOptions
    options.max_errors = 0
    bytes.withUnsafeBytes { buffer in
      let text = buffer.bindMemory(to: CChar.self).baseAddress
      guard let output = gumbo_parse_with_options(&options, text, buffer.count) else { return }
      defer { gumbo_destroy_output(&options, output) }
      guard let root = output.pointee.root else { return }
      walk(root, into: sink)
    }
  }

  /// Passes on a tree in its order. The depth is bounded, but recursion is not needed either.
  private static func walk(_ root: UnsafeMutablePointer<GumboNode>, into sink: any MarkupSink) {
    // Each node with the number of its next child.
    var open: [(node: UnsafeMutablePointer<GumboNode>, child: Int, name: String)] = []
    enter(root, into: sink, &open)
    while let last = open.last {
      let children = last.node.pointee.v.element.children
      guard last.child < Int(children.length),
        let child = children.data[last.child]?.assumingMemoryBound(to: GumboNode.self)
      else {
        sink.end(last.name)
        open.removeLast()
        continue
      }
      open[open.count - 1].child += 1
      enter(child, into: sink, &open)
    }
  }

  private static func enter(
    _ node: UnsafeMutablePointer<GumboNode>, into sink: any MarkupSink,
    _ open: inout [(node: UnsafeMutablePointer<GumboNode>, child: Int, name: String)]
  ) {
    switch node.pointee.type {
    case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
      let element = node.pointee.v.element
      let name = self.name(of: element)
      sink.start(name, attributes(of: element))
      open.append((node, 0, name))
    case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
      guard let text = node.pointee.v.text.text else { return }
      var string = String(cString: text)
      string.withUTF8 { sink.text($0) }
    default: break
    }
  }

  private static func name(of element: GumboElement) -> String {
    if element.tag != GUMBO_TAG_UNKNOWN, let name = gumbo_normalized_tagname(element.tag) {
      return String(cString: name)
    }
    var piece = element.original_tag
    gumbo_tag_from_original_text(&piece)
    guard let data = piece.data else { return "" }
    let bytes = UnsafeRawBufferPointer(start: data, count: piece.length)
    return String(decoding: bytes, as: UTF8.self).lowercased()
  }

  private static func attributes(of element: GumboElement) -> [MarkupAttribute] {
    (0..<Int(element.attributes.length)).compactMap { index in
      guard
        let attribute = element.attributes.data[index]?
          .assumingMemoryBound(to: GumboAttribute.self).pointee,
        let name = attribute.name, let value = attribute.value
      else { return nil }
      return MarkupAttribute(name: String(cString: name), value: String(cString: value))
    }
  }
}
