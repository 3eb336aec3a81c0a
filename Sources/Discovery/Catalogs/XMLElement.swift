/// An element of an XML document. Prefixes of names are removed.
final class XMLElement {
  enum Node {
    case element(XMLElement)
    case text(String)
  }

  let name: String
  let attributes: [String: String]
  var nodes: [Node] = []

  init(name: String, attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
  }

  /// The elements directly inside it.
  var elements: [XMLElement] {
    nodes.compactMap { node -> XMLElement? in
      if case .element(let element) = node { element } else { nil }
    }
  }

  /// Its elements of a name.
  func all(_ name: String) -> [XMLElement] { elements.filter { $0.name == name } }

  /// Its first element of a name.
  func first(_ name: String) -> XMLElement? { elements.first { $0.name == name } }

  /// The text of the element and all elements in it.
  var text: String {
    nodes.map { node -> String in
      switch node {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }

  /// The text as XHTML shows it: with line ends only before elements that begin a line.
  var flowingText: String {
    nodes.map { node -> String in
      switch node {
      case .text(let text): return String(text.map { $0.isNewline ? " " : $0 })
      case .element(let element):
        let text = element.flowingText
        return ["p", "div", "br", "li"].contains(element.name) ? "\n\(text)\n" : text
      }
    }.joined()
  }
}
