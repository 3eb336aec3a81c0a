/// The text of an entry of GCIDE without its markup: codes for letters, sources of paragraphs, braces around words that
/// have an entry, and the headword written twice.
enum GCIDEText {
  /// The name of the dictionary.
  static let id = "gcide"

  /// Letters that have a name.
  private static let names: [Substring: String] = [
    "ae": "æ", "oe": "œ", "eth": "ð", "thorn": "þ", "yogh": "ȝ", "ng": "ŋ", "th": "th",
    "deg": "°", "root": "√", "sect": "§", "imac": "ī", "aum": "ä", "add": "ä", "asl": "ā",
    "udd": "ü", "oo^": "oo", "=oo": "oo", "=ae": "ǣ", "pounds": "£", "alpha": "α", "beta": "β",
    "gamma": "γ", "delta": "δ", "epsilon": "ε", "eta": "η", "theta": "θ", "iota": "ι",
    "kappa": "κ", "mu": "μ", "pi": "π", "rho": "ρ", "sigma": "σ", "tau": "τ", "upsilon": "υ",
    "phi": "φ", "chi": "χ", "omicron": "ο", "times": "×", "div": "÷", "middot": "·",
    "rarr": "→", "nbsp": " ", "para": "¶", "dagger": "†",
  ]

  /// The marks before a letter, as combining characters.
  private static let before: [Character: Unicode.Scalar] = [
    "'": "\u{301}", "`": "\u{300}", "\"": "\u{308}", "^": "\u{302}", "~": "\u{303}",
    "=": "\u{304}", "-": "\u{304}", ".": "\u{307}", ",": "\u{327}",
  ]

  /// Who wrote a paragraph, on a line by itself.
  private static let sources = ["1913 Webster", "WordNet", "PJC", "Century Dict", "Webster 1913"]

  /// The text as people read it.
  static func cleaned(_ text: String) -> String {
    var lines: [Substring] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let content = line.drop { $0 == " " }
      if isSource(content) || (content.isEmpty && lines.last?.isEmpty != false) { continue }
      lines.append(Substring(unmarked(number == 0 ? withoutRespelling(line) : line)))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func isSource(_ line: Substring) -> Bool {
    line.hasPrefix("[") && line.hasSuffix("]")
      && sources.contains { line.dropFirst().hasPrefix($0) }
  }

  /// The first line without the headword between backslashes: `Warm \Warm\, a.`
  private static func withoutRespelling(_ line: Substring) -> Substring {
    guard let open = line.firstIndex(of: "\\"),
      let close = line[line.index(after: open)...].firstIndex(of: "\\")
    else { return line }
    var head = line[..<open]
    while head.last == " " { head.removeLast() }
    return head + line[line.index(after: close)...]
  }

  /// A line without braces, and with letters in place of their codes.
  private static func unmarked(_ line: Substring) -> String {
    var text = ""
    var rest = line
    while let next = rest.first {
      switch next {
      case "{", "}": rest.removeFirst()
      case "[":
        if let (letter, length) = letter(of: rest) {
          text += letter
          rest.removeFirst(length)
        } else {
          text.append(rest.removeFirst())
        }
      default: text.append(rest.removeFirst())
      }
    }
    return text
  }

  /// The letter of a code in brackets at the beginning of a text, and the length of the code.
  private static func letter(of text: Substring) -> (letter: String, length: Int)? {
    // The longest code has seven characters.
    guard let close = text.prefix(10).firstIndex(of: "]") else { return nil }
    let code = text[text.index(after: text.startIndex)..<close]
    let length = code.count + 2
    if let letter = names[code] { return (letter, length) }
    guard code.count == 2, let first = code.first, let last = code.last else { return nil }
    if last.isLetter, let mark = before[first] {
      return (String(last) + String(mark), length)
    }
    // A breve is written after its letter.
    return first.isLetter && last == "^" ? ("\(first)\u{306}", length) : nil
  }
}
