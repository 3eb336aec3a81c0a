/// The reason for which a text is not strict JSON.
package enum JSONError: Hashable, Sendable {
  /// It is not UTF-8.
  case notUTF8
  /// Something follows its end.
  case trailingText
  /// Its values are nested too deeply.
  case tooDeep
  /// It has too many values.
  case tooManyValues
  /// A value is missing.
  case missingValue
  /// A name is missing in an object.
  case missingName
  /// A character is missing.
  case missing(Character)
  /// An object has two fields with the same name.
  case duplicateName
  /// A number has too many digits.
  case numberTooLong
  /// A number does not fit.
  case numberTooLarge
  /// A letter has too many combining marks.
  case tooManyMarks
  /// A string contains a control character.
  case controlCharacter
  /// A string is not closed.
  case unclosedString
  /// An escape sequence is unknown.
  case unknownEscape
  /// A surrogate has no partner.
  case loneSurrogate
}
