/// Recognizes passwords that are long but hold no secret: repetitions, runs of an alphabet or of digits, and rows of a
/// keyboard.
enum PasswordPattern {
  /// The fewest characters that make a run or a row. Good passwords contain some, but do not consist of them.
  private static let shortest = 3

  /// Whether a password, in lower case, is a pattern. Spaces and invisible characters do not count.
  static func matches(_ password: String) -> Bool {
    let visible = Array(password.unicodeScalars).filter { !isInvisible($0) }
    guard !isRepetition(visible), !isMadeOfPieces(visible) else { return true }
    // `1q2w3e4r`: two runs or rows, a character of each in turns.
    return [0, 1].allSatisfy { first in
      let half = stride(from: first, to: visible.count, by: 2).map { visible[$0] }
      return half.count >= shortest && piece(half[...]) == half.count
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    // Unicode classes the empty Braille pattern as a symbol.
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .format || scalar == "\u{2800}"
  }

  /// Whether the characters are one to three, again and again.
  private static func isRepetition(_ characters: [Unicode.Scalar]) -> Bool {
    (1...3).contains { length in
      characters.indices.allSatisfy { characters[$0] == characters[$0 % length] }
    }
  }

  /// Whether the characters are nothing but runs and rows.
  private static func isMadeOfPieces(_ characters: [Unicode.Scalar]) -> Bool {
    var rest = characters[...]
    while !rest.isEmpty {
      let length = piece(rest)
      guard length >= shortest else { return false }
      rest = rest.dropFirst(length)
    }
    return true
  }

  private static func piece(_ characters: ArraySlice<Unicode.Scalar>) -> Int {
    max(run(characters), row(characters))
  }

  /// The number of first characters that are the same, or next to each other in an alphabet: `aaa`, `abc`, `321`.
  private static func run(_ characters: ArraySlice<Unicode.Scalar>) -> Int {
    let values = characters.map { Int($0.value) }
    guard values.count > 1, (-1...1).contains(values[1] - values[0]) else { return 1 }
    let step = values[1] - values[0]
    return 1 + zip(values, values.dropFirst()).prefix { $1 - $0 == step }.count
  }

  /// The number of first characters that are next to each other on a keyboard, in one direction.
  private static func row(_ characters: ArraySlice<Unicode.Scalar>) -> Int {
    (rowsFrom[characters.first] ?? []).reduce(0) { longest, row in
      max(longest, zip(row, characters).prefix { $0 == $1 }.count)
    }
  }

  /// The rows from each of their keys on, by that key, so that a long password takes little time.
  private static let rowsFrom = Dictionary(
    grouping: rows.flatMap { row in row.indices.map { row[$0...] } }, by: \.first)

  /// The rows in both directions.
  private static let rows = keyboards.split { $0.isWhitespace }
    .map { Array($0.unicodeScalars) }.flatMap { [$0, $0.reversed()] }

  /// The rows of keys without and with Shift, and columns, in lower case.
  private static let keyboards = #"""
    1234567890-= qwertyuiop[]\ asdfghjkl;' zxcvbnm,./
    ~!@#$%^&*()_+ qwertyuiop{}| asdfghjkl:" zxcvbnm<>?
    1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik, 9ol. 0p;/ !qaz @wsx #edc $rfv
    1234567890ß qwertzuiopü+ asdfghjklöä# yxcvbnm,.- !"§$%&/()=? yxcvbnm;:_ 1qay 2wsx 6zhn
    &é"'(-è_çà)= azertyuiop^$ qsdfghjklmù* wxcvbn,;:! wxcvbn?./§ 1aqw 2zsx
    qwertyuiopå asdfghjkløæ asdfghjklæø asdfghjklöä asdfghjklñ qwertyuıopğü asdfghjklşi zxcvbnmöç
    ',.pyfgcrl/= aoeuidhtns- ;qjkxbmwvz "<>pyfgcrl?+ :qjkxbmwvz
    qwfpgjluy;[] arstdhneio' zxcvbkm,./ bépoèvdljzw auiectsrnmç êàyx.k'qghf
    xvlcwkhgfqß uiaeosnrtdy üöäpzbm,.j fgğıodrnhpqw uieaütkmlyşx jövcçzsb.,
    йцукенгшщзхъ фывапролджэ ячсмитьбю. йцукенгшщзхї фівапролджє ςερτυθιοπ ασδφγηξκλ ζχψωβνμ
    147 258 369 159 357 789 456 123 741 852 963
    """#
}
