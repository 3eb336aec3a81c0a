import Kit

/// The key by which headwords are compared: in lower case, with single spaces, straight apostrophes and
/// plain hyphens, and without soft hyphens, stress marks on Cyrillic vowels and the dots of *ё*. Empty, and so
/// never found, for a text with too many accents on one letter, since comparing it would take
/// seconds.
package func headwordKey(_ text: String) -> String {
  if text.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) { return text }
  guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
    guard StreamSafety.allows(text) else { return "" }
    var key = KeyScalars()
    for scalar in text.lowercased().unicodeScalars { key.add(scalar) }
    return String(key.scalars)
  }
  // By characters this would take ten times as long, and half of the headwords are phrases.
  var key: [UInt8] = []
  key.reserveCapacity(text.utf8.count)
  var isBehindBlank = false
  for byte in text.utf8 {
    if byte == 0x20 || 0x09...0x0D ~= byte {
      isBehindBlank = true
    } else {
      if isBehindBlank, !key.isEmpty { key.append(0x20) }
      isBehindBlank = false
      key.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
    }
  }
  return String(decoding: key, as: UTF8.self)
}

/// A headword's key without punctuation, as many lists of dictd contain it: `dont`, `motherinlaw`.
func bareKey(_ key: String) -> String {
  var bare = String.UnicodeScalarView()
  for scalar in key.unicodeScalars where isBare(scalar) { bare.append(scalar) }
  return headwordKey(String(bare))
}

/// Whether lists without punctuation contain a character.
func isBare(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar == " " || isASCIIAlphanumeric(scalar) }
  let properties = scalar.properties
  return properties.isAlphabetic || properties.numericType != nil || properties.isWhitespace
    || properties.canonicalCombiningClass != .notReordered
}

private func isASCIIAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9": true
  default: false
  }
}

/// A key that is built from a lowercase text that is not ASCII.
private struct KeyScalars {
  private(set) var scalars = String.UnicodeScalarView()
  private var isBehindBlank = false

  mutating func add(_ scalar: Unicode.Scalar) {
    if scalar.properties.isWhitespace {
      isBehindBlank = true
      return
    }
    guard !KeyScalars.isInvisible(scalar), !isStress(scalar) else { return }
    if isBehindBlank, !scalars.isEmpty { scalars.append(" ") }
    isBehindBlank = false
    scalars.append(KeyScalars.plain(scalar))
  }

  /// Soft hyphens and spaces without a width.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}": true
    default: false
    }
  }

  /// Whether a mark shows the stress of a Cyrillic vowel, as in `молоко́`, or belongs to *ё*.
  private func isStress(_ scalar: Unicode.Scalar) -> Bool {
    guard let last = scalars.last else { return false }
    switch scalar {
    case "\u{301}": return "аеиоуыэюяіїєѣ".unicodeScalars.contains(last)
    case "\u{308}": return last == "е"
    default: return false
    }
  }

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{2018}", "\u{2019}", "\u{2BC}", "\u{B4}", "\u{FF07}": "'"
    case "\u{2010}", "\u{2011}": "-"
    case "ё": "е"
    default: scalar
    }
  }
}
