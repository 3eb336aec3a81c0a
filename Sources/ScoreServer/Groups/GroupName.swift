import Foundation
import ScoreAPI

/// The rules for names of groups. Only members see a name, so it need not be unique, and may
/// resemble another one.
enum GroupName {
  /// The maximum number of characters.
  static let mostCharacters = 40
  /// The maximum number of bytes, since a character can have any number of marks.
  private static let mostBytes = 160

  /// A name as it is stored: in NFC, on one line, with single spaces and without control and format characters.
  ///
  /// - Throws: `GroupError.name` if nothing visible is left, or it is too long.
  static func cleaned(_ name: String) throws(RequestError) -> String {
    let error = RequestError.group(.name(limit: mostCharacters))
    // Composing takes long with endless marks; and no cleaning makes this a short name.
    guard name.utf8.count <= 4 * mostBytes else { throw error }
    var scalars = String.UnicodeScalarView()
    for scalar in name.precomposedStringWithCanonicalMapping.unicodeScalars {
      scalars.append(isInvisible(scalar) ? " " : scalar)
    }
    let name = String(scalars).split(separator: " ").joined(separator: " ")
    guard name.count <= mostCharacters, name.utf8.count <= mostBytes,
      name.unicodeScalars.contains(where: isVisible)
    else { throw error }
    return name
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // Emoji are joined by a format character.
    case .format: scalar != "\u{200D}"
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .otherSymbol, .mathSymbol, .currencySymbol:
      !scalar.properties.isDefaultIgnorableCodePoint
    default: false
    }
  }
}
