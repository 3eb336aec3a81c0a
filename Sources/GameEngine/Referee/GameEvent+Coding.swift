extension GameEvent: Codable {
  private enum CodingKeys: String, CodingKey { case event }
  private enum Kind: String, Codable { case round, question, state, refused, verdict, result }

  package init(from decoder: any Decoder) throws {
    let kind = try decoder.container(keyedBy: CodingKeys.self).decode(Kind.self, forKey: .event)
    switch kind {
    case .round: self = .round(try RoundHeader(from: decoder))
    case .question: self = .question(try Question(from: decoder))
    case .state: self = .state(try StateEvent(from: decoder))
    case .refused: self = .refused(try RefusedEvent(from: decoder))
    case .verdict: self = .verdict(try VerdictEvent(from: decoder))
    case .result: self = .result(try ResultEvent(from: decoder))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .round(let event):
      try container.encode(Kind.round, forKey: .event)
      try event.encode(to: encoder)
    case .question(let event):
      try container.encode(Kind.question, forKey: .event)
      try event.encode(to: encoder)
    case .state(let event):
      try container.encode(Kind.state, forKey: .event)
      try event.encode(to: encoder)
    case .refused(let event):
      try container.encode(Kind.refused, forKey: .event)
      try event.encode(to: encoder)
    case .verdict(let event):
      try container.encode(Kind.verdict, forKey: .event)
      try event.encode(to: encoder)
    case .result(let event):
      try container.encode(Kind.result, forKey: .event)
      try event.encode(to: encoder)
    }
  }
}
