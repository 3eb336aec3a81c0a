/// The five properties of CSS that matter for text, by element, class and ID. Everything else is ignored.
struct StyleSheet {
  /// The properties of an element; nil if no rule sets them.
  struct Style: Equatable {
    var isHidden: Bool?
    var isItalic: Bool?
    var isBold: Bool?
    var alignment: Block.Alignment?
    var isPreformatted: Bool?

    /// Overwrites properties with those that another style sets.
    mutating func merge(_ other: Style) {
      isHidden = other.isHidden ?? isHidden
      isItalic = other.isItalic ?? isItalic
      isBold = other.isBold ?? isBold
      alignment = other.alignment ?? alignment
      isPreformatted = other.isPreformatted ?? isPreformatted
    }

    init() {}

    /// Reads declarations, such as the value of a `style` attribute.
    init(_ declarations: some StringProtocol) {
      for declaration in declarations.split(separator: ";") {
        let parts = declaration.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let name = parts[0].trimmed.lowercased()
        let words = parts[1].split { $0.isWhitespace || $0 == "!" }
        set(name, words.first?.lowercased() ?? "")
      }
    }

    private mutating func set(_ name: String, _ value: String) {
      switch (name, value) {
      case ("display", _): isHidden = value == "none"
      case ("visibility", "hidden"), ("visibility", "collapse"): isHidden = true
      case ("font-style", _): isItalic = ["italic", "oblique"].contains(value)
      case ("font-weight", _):
        isBold = ["bold", "bolder"].contains(value) || Int(value) ?? 0 >= 600
      case ("text-align", _):
        alignment =
          switch value {
          case "center": .center
          case "right", "end": .end
          default: .start
          }
      case ("white-space", _): isPreformatted = ["pre", "pre-wrap", "pre-line"].contains(value)
      default: break
      }
    }
  }

  private static let most = 1 << 20
  private static let mostRules = 20_000

  /// The styles by selector: `p`, `.c`, `p.c`, `#i`.
  private var styles: [String: Style] = [:]

  init() {}

  /// Adds the rules of a text.
  mutating func add(_ text: String) {
    guard text.utf8.count <= StyleSheet.most else { return }
    var rest = Substring(StyleSheet.withoutComments(text))
    while styles.count < StyleSheet.mostRules,
      let brace = rest.firstIndex(where: { "{;".contains($0) })
    {
      let head = rest[..<brace].drop { $0.isWhitespace }
      guard rest[brace] == "{" else {
        // A statement such as @import.
        rest = rest[rest.index(after: brace)...]
        continue
      }
      let body = rest[rest.index(after: brace)...]
      if head.first == "@" {
        let isForScreens =
          head.hasPrefix("@media") && (head.contains("screen") || head.contains("all"))
        rest = isForScreens ? body : StyleSheet.afterGroup(body)
        continue
      }
      let end = body.firstIndex(of: "}") ?? body.endIndex
      let style = Style(body[..<end])
      if style != Style() {
        for selector in head.split(separator: ",") { add(style, to: selector) }
      }
      rest = end < body.endIndex ? body[body.index(after: end)...] : ""
    }
  }

  /// Adds the rules of another sheet.
  mutating func merge(_ other: StyleSheet) {
    for (selector, style) in other.styles { styles[selector, default: Style()].merge(style) }
  }

  private mutating func add(_ style: Style, to selector: Substring) {
    let words = selector.split { $0.isWhitespace || $0 == "}" }
    guard words.count == 1, let word = words.first,
      !word.contains(where: { ":[>+~*\\".contains($0) })
    else { return }
    styles[String(word), default: Style()].merge(style)
  }

  /// The style of an element.
  func style(element: String, classes: String?, id: String?) -> Style {
    guard !styles.isEmpty else { return Style() }
    var style = styles[element] ?? Style()
    for name in (classes ?? "").split(whereSeparator: \.isWhitespace).prefix(16) {
      if let more = styles["." + name] { style.merge(more) }
      if let more = styles[element + "." + name] { style.merge(more) }
    }
    if let id, let more = styles["#" + id] { style.merge(more) }
    return style
  }

  private static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var place = 0
    while let start = bytes.firstRange(of: Array("/*".utf8), from: place) {
      kept += bytes[place..<start]
      place = bytes.firstRange(of: Array("*/".utf8), from: start + 2).map { $0 + 2 } ?? bytes.count
    }
    kept += bytes[min(place, bytes.count)...]
    return String(decoding: kept, as: UTF8.self)
  }

  /// The text after the end of a group whose opening brace was read.
  private static func afterGroup(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[text.index(after: index)...] }
    }
    return ""
  }
}
