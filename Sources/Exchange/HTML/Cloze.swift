/// A text with gaps, as Anki writes it: `The {{c1::sun::star}} shines.`
struct Cloze {
  /// A gap as a card asks it.
  struct Card: Hashable {
    /// The number of the gap, from 1.
    let number: Int
    /// The text of the gap; of several gaps with one number, all of them.
    let answer: String
    /// The text with `[…]`, or the hint, instead of the gap.
    let question: String
  }

  private indirect enum Part {
    case text(String)
    case gap(numbers: [Int], parts: [Part], hint: String?)
  }

  private static let mostNumber = 500
  private static let deepest = 8

  private let parts: [Part]

  /// Reads gaps in a text without markup; malformed ones stay text.
  init(_ text: String) {
    var rest = Array(text.unicodeScalars)[...]
    parts = Cloze.parts(of: &rest, depth: 0).parts
  }

  /// The text with all gaps filled.
  var filled: String { Cloze.text(of: parts, without: nil) }

  /// The card of each number, in ascending order.
  var cards: [Card] {
    var numbers: Set<Int> = []
    var answers: [Int: [String]] = [:]
    Cloze.visit(parts) { gap, inner in
      numbers.formUnion(gap)
      for number in gap { answers[number, default: []].append(Cloze.text(of: inner, without: nil)) }
    }
    return numbers.sorted().map { number in
      Card(
        number: number, answer: answers[number, default: []].joined(separator: ", "),
        question: Cloze.text(of: parts, without: number))
    }
  }

  private static func visit(_ parts: [Part], _ body: ([Int], [Part]) -> Void) {
    for case .gap(let numbers, let inner, _) in parts {
      body(numbers, inner)
      visit(inner, body)
    }
  }

  private static func text(of parts: [Part], without number: Int?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return text
      case .gap(let numbers, let inner, let hint):
        guard let number, numbers.contains(number) else { return text(of: inner, without: number) }
        return "[\(hint ?? "…")]"
      }
    }.joined()
  }

  /// Reads parts up to the end, or to the `}}` of the gap that they are in.
  private static func parts(
    of rest: inout ArraySlice<Unicode.Scalar>, depth: Int
  ) -> (parts: [Part], hint: String?, isClosed: Bool) {
    var parts: [Part] = []
    var text = String.UnicodeScalarView()
    var hint: String?
    func flush() {
      if hint != nil {
        hint?.unicodeScalars.append(contentsOf: text)
      } else if !text.isEmpty {
        parts.append(.text(String(text)))
      }
      text = .init()
    }
    while let scalar = rest.first {
      if depth > 0, scalar == "}", rest.dropFirst().first == "}" {
        rest = rest.dropFirst(2)
        flush()
        return (parts, hint, true)
      }
      if depth > 0, hint == nil, scalar == ":", rest.dropFirst().first == ":" {
        rest = rest.dropFirst(2)
        flush()
        hint = ""
        continue
      }
      if scalar == "{", depth < deepest, hint == nil, let (numbers, start) = opening(rest) {
        let before = rest
        rest = rest[start...]
        let inner = Cloze.parts(of: &rest, depth: depth + 1)
        if inner.isClosed {
          flush()
          parts.append(.gap(numbers: numbers, parts: inner.parts, hint: inner.hint))
          continue
        }
        // Not closed up to the end, and so are all that follow: the rest is text.
        text.append(contentsOf: before)
        rest = []
        break
      }
      text.append(scalar)
      rest = rest.dropFirst()
    }
    flush()
    return (parts, hint, false)
  }

  /// The numbers of a gap that begins here, and the place of its text.
  private static func opening(
    _ rest: ArraySlice<Unicode.Scalar>
  ) -> (numbers: [Int], start: Int)? {
    guard rest.starts(with: "{{c".unicodeScalars) else { return nil }
    var place = rest.startIndex + 3
    var numbers: [Int] = []
    var number = ""
    while place < rest.endIndex, place < rest.startIndex + 40 {
      let scalar = rest[place]
      if scalar == "," || scalar == ":" {
        guard let value = Int(number), (1...mostNumber).contains(value) else { return nil }
        numbers.append(value)
        number = ""
        if scalar == ":" {
          guard place + 1 < rest.endIndex, rest[place + 1] == ":" else { return nil }
          return (numbers, place + 2)
        }
      } else if ("0"..."9").contains(scalar) {
        number.unicodeScalars.append(scalar)
      } else {
        return nil
      }
      place += 1
    }
    return nil
  }
}
