/// Texts in brackets, which may be left out: `(to) greet`, `hello (informal)`, `colo(u)r`.
enum OptionalParts {
  /// With more brackets, either all texts are there or none.
  private static let mostGroups = 3

  static func step(_ text: String, language: String) -> Wordings.Step {
    guard var parts = Brackets.parts(of: text) else { return Wordings.Step(text) }
    var others: [String] = []
    for place in parts.indices where parts[place].isInside {
      let (inside, before) = (parts[place].text, parts[place - 1].text)
      let after = parts[place + 1].text
      if isEnding(inside, of: before, before: after) {
        // guapo(a) is guapo/a.
        parts[place] = Brackets.Part(text: "/\(inside)", isInside: false)
      } else if Articles.article(inside, language: language) != nil, after.isEmpty,
        place == parts.count - 2
      {
        // hus (ett) is ett hus.
        let word = parts[..<place].map(\.text).joined()
        return OptionalParts.joined("\(Brackets.tidied(inside)) \(Brackets.tidied(word))")
      } else if SlavicPairs.languages.contains(language), after.isEmpty,
        SlavicPairs.isPair(Brackets.tidied(before), inside)
      {
        others.append(inside)
      }
    }
    let groups = parts.indices.filter { parts[$0].isInside }
    let full = (1 << min(groups.count, mostGroups)) - 1
    var masks = groups.count <= mostGroups ? Array(0...full).reversed() : [full, 0]
    // The complete text and the shortest one come first.
    if masks.count > 2 { masks = [full, 0] + masks.dropFirst().dropLast() }
    let texts = masks.map { mask in
      parts.enumerated().map { place, part in
        guard let group = groups.firstIndex(of: place) else { return part.text }
        return mask & (1 << min(group, mostGroups - 1)) != 0 ? part.text : ""
      }.joined()
    }.map(Brackets.tidied).filter { !$0.isEmpty }
    guard texts.count > 0 else { return Wordings.Step(text) }
    return Wordings.Step(head: texts[min(1, texts.count - 1)], all: texts + others)
  }

  private static func joined(_ text: String) -> Wordings.Step { Wordings.Step(text) }

  /// Whether brackets at the end of a word contain another ending of it.
  private static func isEnding(_ inside: String, of before: String, before after: String) -> Bool {
    guard before.last?.isLetter == true, after.first?.isLetter != true,
      let word = before.split(separator: " ").last
    else { return false }
    return WordEndings.isEnding(inside[...], of: word)
  }
}
