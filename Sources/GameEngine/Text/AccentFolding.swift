/// Latin letters with accents, grouped by the plain letters to which they fold.
///
/// The engine has its own table so that judging does not depend on the locale data of a system.
private let folds: [Character: String] = {
  let groups: [(String, String)] = [
    ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"),
    ("h", "ĥħ"), ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņňŉ"),
    ("o", "òóôõöøōŏő"), ("r", "ŕŗř"), ("s", "śŝşš"), ("t", "ţťŧ"), ("u", "ùúûüũūŭůűų"),
    ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"), ("ae", "æ"), ("oe", "œ"), ("ss", "ß"), ("th", "þ"),
  ]
  var table: [Character: String] = [:]
  for (plain, accented) in groups {
    for letter in accented { table[letter] = plain }
  }
  return table
}()

/// The text without the accents of its lowercase Latin letters: `café` becomes `cafe`.
package func foldingAccents(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
  var folded = ""
  for character in text {
    if let plain = folds[character] { folded += plain } else { folded.append(character) }
  }
  return folded
}
