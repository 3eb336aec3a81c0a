/// Why a text is not strict JSON.
package enum JSONError: Hashable, Sendable {
  /// The text is not UTF-8.
  case notUTF8
  /// The text continues after the end of the value.
  case trailingText
  /// The values are nested too deeply.
  case tooDeep
  /// The text contains too many values.
  case tooManyValues
  /// A value is expected here.
  case missingValue
  /// The name of a field is expected here.
  case missingName
  /// This character is expected here.
  case missing(Character)
  /// An object contains two fields with the same name.
  case duplicateName
  /// A number has too many digits.
  case numberTooLong
  /// A number is outside the range of numbers that can be represented.
  case numberTooLarge
  /// A letter has too many combining marks.
  case tooManyMarks
  /// A string contains a control character.
  case controlCharacter
  /// A string is not closed.
  case unclosedString
  /// An escape sequence is unknown.
  case unknownEscape
  /// An escaped surrogate is not part of a pair.
  case loneSurrogate
}
