import ClientCore
import Lexicon
import Messages

/// The meanings of a word in WordNet besides ours.
struct FurtherText {
  /// The entries with these meanings.
  let entries: [DictionaryEntry]
  /// The word as it was typed.
  let word: String
  /// Whether all are shown, and not only the first five.
  let all: Bool
  let messages: Messages

  private static let fewest = 5

  /// The entries that are shown.
  private var shown: [DictionaryEntry] {
    var left = all ? Int.max : FurtherText.fewest
    return entries.compactMap { entry in
      let senses = Array(entry.senses.prefix(left))
      left -= senses.count
      return senses.isEmpty ? nil : entry.with(senses)
    }
  }

  /// The command that shows the other meanings; nil if all are shown.
  private var more: String? {
    let rest = entries.reduce(0) { $0 + $1.senses.count } - FurtherText.fewest
    guard !all, rest > 0 else { return nil }
    let (number, word) = (messages.number(rest), word.onOneLine)
    return messages.plural(
      rest, "\(number) more meaning: `wordhoard define \(word) --all`",
      "\(number) more meanings: `wordhoard define \(word) --all`")
  }

  /// The meanings for line mode; empty if there are none.
  func text(style: Style, width: Int) -> String {
    guard !entries.isEmpty else { return "" }
    let entries = shown.map { $0.formatted(style: style, width: width, messages: messages) }
    let end = more.map { style(.aside, wrapped($0, width: width, indent: 2)) + "\n" } ?? ""
    return "\n" + style(.aside, messages("Also in WordNet:")) + "\n" + entries.joined() + end
  }

  /// The meanings for a screen reader.
  var sentences: [String] {
    guard !entries.isEmpty else { return [] }
    let sentences = [messages("Also in WordNet:")] + shown.map { $0.spoken(in: messages) }
    return sentences + (more.map { ["\($0)."] } ?? [])
  }
}
