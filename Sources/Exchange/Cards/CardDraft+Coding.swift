import GameEngine

extension CardDraft: Codable {
  private enum CodingKeys: CodingKey {
    case id, deck, sourceID, termLanguage, definitionLanguage, audio, pictures, edited, memory
    case recognition, answers, original, suspended
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try values.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(deck: try value(.deck) ?? "")
    (id, sourceID) = (try value(.id), try value(.sourceID) ?? "")
    (termLanguage, definitionLanguage) = (try value(.termLanguage), try value(.definitionLanguage))
    (audio, pictures) = (try value(.audio) ?? [], try value(.pictures) ?? [])
    (edited, memory) = (try value(.edited), try value(.memory))
    recognition = memory == nil ? nil : try value(.recognition)
    (answers, original) = (try value(.answers) ?? [], try value(.original))
    isSuspended = try value(.suspended) ?? false
    let read = try CardTexts(from: decoder)
    texts.take(read)
    guard read[.term] != nil else {
      throw DecodingError.keyNotFound(
        CardField.term, .init(codingPath: decoder.codingPath, debugDescription: "there is no term"))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(id, forKey: .id)
    if !deck.isEmpty { try values.encode(deck, forKey: .deck) }
    try texts.filter { !$1.isEmpty }.encode(to: encoder)
    if !sourceID.isEmpty { try values.encode(sourceID, forKey: .sourceID) }
    if !audio.isEmpty { try values.encode(audio, forKey: .audio) }
    if !pictures.isEmpty { try values.encode(pictures, forKey: .pictures) }
    try values.encodeIfPresent(termLanguage, forKey: .termLanguage)
    try values.encodeIfPresent(definitionLanguage, forKey: .definitionLanguage)
    try values.encodeIfPresent(edited, forKey: .edited)
    try values.encodeIfPresent(memory, forKey: .memory)
    try values.encodeIfPresent(recognition, forKey: .recognition)
    if !answers.isEmpty { try values.encode(answers, forKey: .answers) }
    try values.encodeIfPresent(original, forKey: .original)
    if isSuspended { try values.encode(true, forKey: .suspended) }
  }
}
