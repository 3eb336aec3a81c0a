import Expat

/// Mathematics in MathML as one line of text: `(a + b)/2`, `x² + √(y)`.
struct MathText {
  private static let deepest = 40
  private static let longest = 4000
  /// Operators with spaces around them if something precedes.
  private static let spaced = Set("+-−±∓=≠<>≤≥≈≡∼→←↔⇒⇔∈∉⊂⊆∪∩∧∨×·÷∝")

  /// The text of a `math` element; empty if it has none.
  static func text(of node: XMLNode) -> String {
    let text = MathText().row(node.children, 0)
    return String(text.prefix(longest)).split(separator: " ").joined(separator: " ")
      .replacing(" \n", with: "\n").replacing("\n ", with: "\n")
  }

  private func row(_ nodes: [XMLNode], _ depth: Int) -> String {
    var row = ""
    for node in nodes {
      let part = text(node, depth + 1)
      if node.name == "mo", part.count == 1, let sign = part.first, MathText.spaced.contains(sign),
        row.contains(where: { !$0.isWhitespace }), row.last.map({ !"(,=".contains($0) }) ?? false
      {
        row += " \(part) "
      } else if node.name == "mo", [",", ";"].contains(part) {
        row += part + " "
      } else {
        row += part
      }
      if row.utf8.count > MathText.longest { break }
    }
    return row
  }

  private func text(_ node: XMLNode, _ depth: Int) -> String {
    guard depth < MathText.deepest else { return "" }
    let children = node.children
    func child(_ number: Int) -> String {
      children.indices.contains(number) ? text(children[number], depth + 1) : ""
    }
    func script(_ number: Int, isRaised: Bool) -> String {
      let text = child(number).filter { $0 != " " }
      if text.isEmpty { return "" }
      if text.allSatisfy({ "′″‴*†∘°".contains($0) }) { return text }
      return ScriptText.text(text, isRaised: isRaised, isEnding: false)
        ?? "\(isRaised ? "^" : "_")\(text.count == 1 ? text : "(\(text))")"
    }
    switch node.name {
    case "mi", "mn", "mo", "mtext", "ms":
      // Invisible signs.
      return node.content.filter { !"\u{2061}\u{2062}\u{2063}\u{2064}".contains($0) }
    case "mfrac": return "\(grouped(child(0)))/\(grouped(child(1)))"
    case "msup": return base(child(0)) + script(1, isRaised: true)
    case "msub": return base(child(0)) + script(1, isRaised: false)
    case "msubsup":
      return base(child(0)) + script(1, isRaised: false) + script(2, isRaised: true)
    case "munder": return child(0) + script(1, isRaised: false)
    case "mover": return child(0) + script(1, isRaised: true)
    case "munderover":
      return child(0) + script(1, isRaised: false) + script(2, isRaised: true) + " "
    case "msqrt": return "√" + grouped(row(children, depth))
    case "mroot": return script(1, isRaised: true) + "√" + grouped(child(0))
    case "mfenced":
      let inner = children.map { text($0, depth + 1) }.joined(separator: ", ")
      return (node["open"] ?? "(") + inner + (node["close"] ?? ")")
    case "mtable":
      return "\n" + children.map { text($0, depth + 1) }.joined(separator: "\n") + "\n"
    case "mtr", "mlabeledtr":
      return children.map { text($0, depth + 1) }.joined(separator: "  ")
    case "mspace": return " "
    case "semantics", "maction": return child(0)
    case "annotation", "annotation-xml", "mphantom", "none", "mprescripts": return ""
    default: return children.isEmpty ? node.content : row(children, depth)
    }
  }

  /// The base of a script.
  private func base(_ text: String) -> String { text.contains(" ") ? "(\(text))" : text }

  /// An operand, in parentheses if it consists of several.
  private func grouped(_ text: String) -> String {
    let text = text.trimmed
    let isSimple = text.allSatisfy { $0.isNumber || $0 == "." } || text.count { !$0.isNumber } <= 1
    let isLetters = text.allSatisfy(\.isLetter)
    let isFenced = text.hasPrefix("(") && text.firstIndex(of: ")") == text.indices.last
    return isSimple || isLetters || isFenced ? text : "(\(text))"
  }
}
