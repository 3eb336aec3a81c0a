import Foundation
package import GameEngine

/// A round, or questions that were dealt later, as the JSON in which they are stored.
package struct DealtText: Sendable {
  /// The header of the round; nil for questions that were dealt later.
  package let header: String?
  /// Whether accents count, if there is a header.
  package let strictAccents: Bool?
  /// The questions.
  package let questions: String
  /// Their keys.
  package let keys: String

  /// The texts of a row.
  package init(header: String?, strictAccents: Bool?, questions: String, keys: String) {
    self.header = header
    self.strictAccents = strictAccents
    self.questions = questions
    self.keys = keys
  }

  /// The texts of a round.
  package init(_ dealt: DealtRound) throws(StoreError) {
    header = try DealtText.text(dealt.round.header)
    strictAccents = dealt.round.strictAccents
    questions = try DealtText.text(dealt.round.questions)
    keys = try DealtText.text(dealt.key.questions)
  }

  /// The texts of questions that were dealt later.
  package init(_ dealt: DealtQuestions) throws(StoreError) {
    header = nil
    strictAccents = nil
    questions = try DealtText.text(dealt.questions)
    keys = try DealtText.text(dealt.keys)
  }

  /// The round with these parts, in order; nil if there are none.
  package static func round(_ parts: [DealtText]) throws(StoreError) -> DealtRound? {
    guard let first = parts.first else { return nil }
    guard let header = first.header else { throw StoreError.damaged(.malformedRow) }
    var questions: [Question] = []
    var keys: [QuestionKey] = []
    for part in parts {
      questions += try value([Question].self, part.questions)
      keys += try value([QuestionKey].self, part.keys)
    }
    return DealtRound(
      round: Round(
        header: try value(RoundHeader.self, header), questions: questions,
        strictAccents: first.strictAccents ?? false),
      key: RoundKey(questions: keys))
  }

  private static let decoder = JSONDecoder()
  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  private static func text(_ value: some Encodable) throws(StoreError) -> String {
    do {
      return try String(decoding: encoder.encode(value), as: UTF8.self)
    } catch {
      throw .failed(.message("\(error)"))
    }
  }

  private static func value<Value: Decodable>(
    _ type: Value.Type, _ text: String
  ) throws(StoreError) -> Value {
    do {
      return try decoder.decode(type, from: Data(text.utf8))
    } catch {
      if let unknown = UnknownRuleset(error) { throw StoreError.unknownRuleset(id: unknown.id) }
      throw StoreError.damaged(.roundUnreadable)
    }
  }
}
