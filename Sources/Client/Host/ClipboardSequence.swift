import Foundation

/// The control sequence by which a terminal takes a text into its clipboard (OSC 52).
///
/// A terminal that does not know it, or is told not to obey it, shows nothing and says nothing. The text
/// is encoded, so nothing in it can reach the terminal. Of a text of more than 48 KiB the first part is
/// taken: many terminals drop longer sequences whole.
package func clipboardSequence(for text: String) -> String {
  var length = 0
  let taken = text.prefix { character in
    length += character.utf8.count
    return length <= 48 << 10
  }
  return "\u{1B}]52;c;\(Data(taken.utf8).base64EncodedString())\u{07}"
}
