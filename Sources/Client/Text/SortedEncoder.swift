package import FoundationEssentials

/// An encoder whose output is the same for the same value.
package func sortedEncoder(pretty: Bool = false) -> JSONEncoder {
  let encoder = JSONEncoder()
  encoder.outputFormatting =
    pretty
    ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    : [.sortedKeys, .withoutEscapingSlashes]
  return encoder
}
