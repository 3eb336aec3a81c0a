extension CardDraft: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, deck, term, definition, example, synonyms, note, tags, source, sourceID, pronunciation
    case termLanguage, definitionLanguage, audio, pictures, edited, memory, answers
    case original
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String {
      try values.decodeIfPresent(String.self, forKey: key) ?? ""
    }
    func texts(_ key: CodingKeys) throws -> [String] {
      try values.decodeIfPresent([String].self, forKey: key) ?? []
    }
    self.init(
      id: try values.decodeIfPresent(String.self, forKey: .id), deck: try text(.deck),
      term: try values.decode(String.self, forKey: .term), definition: try text(.definition),
      example: try text(.example), synonyms: try texts(.synonyms), note: try text(.note),
      tags: try texts(.tags), source: try text(.source), sourceID: try text(.sourceID),
      pronunciation: try text(.pronunciation),
      termLanguage: try values.decodeIfPresent(String.self, forKey: .termLanguage),
      definitionLanguage: try values.decodeIfPresent(String.self, forKey: .definitionLanguage),
      audio: try texts(.audio), pictures: try texts(.pictures),
      edited: try values.decodeIfPresent(Int64.self, forKey: .edited),
      memory: try values.decodeIfPresent(DraftMemory.self, forKey: .memory),
      answers: try values.decodeIfPresent([DraftAnswer].self, forKey: .answers) ?? [],
      original: try values.decodeIfPresent(OriginalNote.self, forKey: .original))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(term, forKey: .term)
    try values.encodeIfPresent(id, forKey: .id)
    let texts: [(String, CodingKeys)] = [
      (deck, .deck), (definition, .definition), (example, .example), (note, .note),
      (source, .source), (sourceID, .sourceID), (pronunciation, .pronunciation),
    ]
    for (text, key) in texts where !text.isEmpty { try values.encode(text, forKey: key) }
    let lists: [([String], CodingKeys)] = [
      (synonyms, .synonyms), (tags, .tags), (audio, .audio), (pictures, .pictures),
    ]
    for (list, key) in lists where !list.isEmpty { try values.encode(list, forKey: key) }
    try values.encodeIfPresent(termLanguage, forKey: .termLanguage)
    try values.encodeIfPresent(definitionLanguage, forKey: .definitionLanguage)
    try values.encodeIfPresent(edited, forKey: .edited)
    try values.encodeIfPresent(memory, forKey: .memory)
    if !answers.isEmpty { try values.encode(answers, forKey: .answers) }
    try values.encodeIfPresent(original, forKey: .original)
  }
}
