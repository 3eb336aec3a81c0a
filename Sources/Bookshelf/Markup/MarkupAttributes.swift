import Expat

extension [MarkupAttribute] {
  /// The value of an attribute.
  subscript(_ name: String) -> String? { first { $0.name == name }?.value }

  /// The value of an attribute with any prefix.
  func local(_ name: String) -> String? {
    first { $0.name == name || $0.name.hasSuffix(":" + name) }?.value
  }

  /// Whether an attribute is a list that contains one of some words.
  func contains(_ name: String, _ words: Set<String>) -> Bool {
    guard let value = self[name] else { return false }
    return value.split(whereSeparator: \.isWhitespace).contains { words.contains(String($0)) }
  }
}
