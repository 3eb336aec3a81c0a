import Kit

/// Some texts of a card, by field; nil for a field without a text. A list has a line for each item.
package struct CardTexts: Hashable, Sendable {
  // An array, because an import makes several of these for each card.
  private var texts: [String?]

  /// An empty text for each field.
  package static let empty = CardTexts { _ in "" }

  /// Creates a value without texts.
  package init() { self.init { _ in nil } }

  /// Creates a value with the texts that a function returns.
  package init(_ text: (CardField) throws -> String?) rethrows {
    texts = try CardField.allCases.map(text)
  }

  package subscript(field: CardField) -> String? {
    get { texts[field.rawValue] }
    set { texts[field.rawValue] = newValue }
  }

  /// The fields with a text, in their order.
  package var all: [(field: CardField, text: String)] {
    CardField.allCases.compactMap { field in self[field].map { (field, $0) } }
  }

  /// Whether no field has a text.
  package var isEmpty: Bool { texts.allSatisfy { $0 == nil } }

  /// The texts that satisfy a condition.
  package func filter(_ isKept: (CardField, String) -> Bool) -> CardTexts {
    CardTexts { field in self[field].flatMap { isKept(field, $0) ? $0 : nil } }
  }

  /// Replaces the texts of the fields for which another value has one.
  package mutating func take(_ other: CardTexts) {
    for place in texts.indices { texts[place] = other.texts[place] ?? texts[place] }
  }
}

/// The fields are on one level with those of the value that has the texts.
extension CardTexts: Codable {
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CardField.self)
    try self.init { field in
      field.isList
        ? try values.decodeIfPresent([String].self, forKey: field).map(LinesText.text)
        : try values.decodeIfPresent(String.self, forKey: field)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CardField.self)
    for (field, text) in all {
      if field.isList {
        try values.encode(LinesText.lines(text), forKey: field)
      } else {
        try values.encode(text, forKey: field)
      }
    }
  }
}
