/// The shortest way from one style to another. termpaint's styles, such as `ESC [0;48;2;22;24;29;38;2;228;230;234;1m`, set
/// everything anew, which is most of what a small change costs.
enum StyleChange {
  /// What a part of a style sets; a style sets each of them once.
  private enum Kind: Hashable { case reset, ground, ink, attribute(Int) }

  private typealias Part = (kind: Kind, text: ArraySlice<UInt8>)

  /// The bytes that turn a style into another one, or the whole other one if that is shorter or if there is no earlier one.
  static func bytes(from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>) -> [UInt8] {
    guard let before = parts(old), let after = parts(new) else { return Array(new) }
    var changes = after.filter { part in
      !before.contains { $0.kind == part.kind && $0.text == part.text }
    }.map(\.text)
    for part in before where !after.contains(where: { $0.kind == part.kind }) {
      // Bold ends with 22; what else ends is rare.
      guard part.kind == .attribute(1), !after.contains(where: { $0.kind == .attribute(2) })
      else { return Array(new) }
      changes.append(Array("22".utf8)[...])
    }
    let short = Array("\u{1B}[".utf8) + changes.joined(separator: ";".utf8) + Array("m".utf8)
    return short.count < new.count ? short : Array(new)
  }

  /// The parts of a style; nil if it has a part that is not known, or does not set everything.
  private static func parts(_ style: ArraySlice<UInt8>) -> [Part]? {
    let numbers = style.dropFirst(2).dropLast().split(separator: UInt8(ascii: ";"))
    guard numbers.first.flatMap(value) == 0 else { return nil }
    var parts: [Part] = []
    var place = 0
    while place < numbers.count {
      guard let number = value(numbers[place]) else { return nil }
      var last = place
      if number == 38 || number == 48 {
        guard place + 1 < numbers.count else { return nil }
        last += value(numbers[place + 1]) == 2 ? 4 : 2
        guard last < numbers.count else { return nil }
      }
      let kind: Kind =
        switch number {
        case 0: .reset
        case 30...39, 90...97: .ink
        case 40...49, 100...107: .ground
        default: .attribute(number)
        }
      parts.append((kind, style[numbers[place].startIndex..<numbers[last].endIndex]))
      place = last + 1
    }
    return parts
  }

  private static func value(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self))
  }
}
