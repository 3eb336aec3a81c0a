import GameEngine
import Kit

/// The names of the fields in a template of Anki, such as `{{type:Back}}`, in order and without its own ones.
func ankiFieldNames(in template: String) -> [String] {
  var names: [String] = []
  for part in template.parts(separatedBy: "{{").dropFirst().prefix(1000) {
    guard let inner = part.parts(separatedBy: "}}").first, inner.count < part.count else {
      continue
    }
    var name = inner.drop { "#^/".contains($0) || $0.isWhitespace }
    // Filters precede the name, as in `type:Back`.
    if let colon = name.lastIndex(of: ":") { name = name[name.index(after: colon)...] }
    let trimmed = String(name.trimming { $0.isWhitespace })
    if !trimmed.isEmpty, !["FrontSide", "Tags", "Deck", "Type"].contains(trimmed),
      !names.contains(trimmed)
    {
      names.append(trimmed)
    }
  }
  return names
}

extension NoteType {
  /// What each template asks, by the first field of its question that is the term or the definition.
  func skills(_ roles: [DraftField]) -> [Skill] {
    templates.map { template in
      let asked = ankiFieldNames(in: template.front).compactMap { name in
        fields.firstIndex(of: name).flatMap { roles.indices.contains($0) ? roles[$0] : nil }
      }
      return asked.first { $0 == .term || $0 == .definition } == .term ? .recognition : .recall
    }
  }

  /// The part of a card that each field becomes.
  ///
  /// The first field of the question is the term, unless another one has the name of a term. The definition is the
  /// fields that only the answer shows and that have the name of a definition, or of a language; without such a name,
  /// all of them. The others there are notes.
  func roles(_ chosen: [String: DraftField]) -> [DraftField] {
    let asked = ankiFieldNames(in: templates.first?.front ?? "")
    let shown = ankiFieldNames(in: templates.first?.back ?? "")
    let named = fields.map { DraftField(columnName: $0) }
    var roles = named.map { $0 ?? .ignored }
    // Of several fields with the name of a term or a definition, the one in question or answer counts.
    for place in roles.indices where roles[place] == .term || roles[place] == .definition {
      roles[place] = .ignored
    }
    let question = asked.compactMap { fields.firstIndex(of: $0) }
    let term =
      question.first { named[$0] == nil || named[$0] == .term || named[$0] == .definition }
      ?? fields.indices.first { named[$0] == .term } ?? question.first ?? 0
    let answers = fields.indices.filter {
      $0 != term && roles[$0] == .ignored && shown.contains(fields[$0])
        && !asked.contains(fields[$0])
    }
    let definition = [.definition, .term].first { name in answers.contains { named[$0] == name } }
    for place in fields.indices where place != term && roles[place] == .ignored {
      let isKnown = named[place] == .definition || named[place] == .term
      if answers.contains(place) {
        roles[place] = definition == nil || named[place] == definition ? .definition : .note
      } else if isKnown && !shown.contains(fields[place]) && !asked.contains(fields[place]) {
        roles[place] = .ignored
      } else if asked.contains(fields[place]) || isKnown {
        roles[place] = .note
      }
    }
    if roles.indices.contains(term) { roles[term] = .term }
    if !roles.contains(.definition),
      let place = fields.indices.first(where: { named[$0] == .definition && $0 != term })
        ?? fields.indices.first(where: { named[$0] == nil && $0 != term })
    {
      roles[place] = .definition
    }
    var isReplaced = false
    let before = roles
    for place in fields.indices {
      if let field = chosen.first(where: { $0.key.lowercased() == fields[place].lowercased() }) {
        roles[place] = field.value
        if place == term { isReplaced = true }
      }
    }
    // The field that was the term takes the place of the one that is the term now.
    if !isReplaced, let new = roles.indices.first(where: { roles[$0] == .term && $0 != term }) {
      roles[term] = before[new]
    }
    return roles
  }
}
