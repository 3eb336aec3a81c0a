import FoundationEssentials

/// The control sequence that copies a text to the clipboard of a terminal (OSC 52).
///
/// A terminal that does not support it ignores it. The text is encoded, so its control characters cannot
/// reach the terminal. Only the first 48 KiB of a text are copied: many terminals drop longer sequences.
package func clipboardSequence(for text: String) -> String {
  var length = 0
  let taken = text.prefix { character in
    length += character.utf8.count
    return length <= 48 << 10
  }
  return "\u{1B}]52;c;\(Data(taken.utf8).base64EncodedString())\u{07}"
}
