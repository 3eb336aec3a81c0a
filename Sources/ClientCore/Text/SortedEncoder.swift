package import FoundationEssentials
import Kit

/// An encoder whose output is the same for the same value.
package func sortedEncoder(pretty: Bool = false) -> JSONEncoder {
  let encoder = JSONEncoder()
  encoder.outputFormatting =
    pretty
    ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    : [.sortedKeys, .withoutEscapingSlashes]
  return encoder
}

extension JSONEncoder {
  /// A value as one JSON document for the output. Control and format characters are written as escapes, so that a
  /// terminal cannot interpret them and a program reads them unchanged.
  package func text(of value: some Encodable) throws -> String {
    var text = ""
    for scalar in String(decoding: try encode(value), as: UTF8.self).unicodeScalars {
      if scalar != "\n", scalar.isControl {
        for unit in String(scalar).utf16 {
          text += "\\u" + unit.hexadecimal(digits: 4)
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
