package import GameEngine

/// The states of an open question as sentences.
package struct StateTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The state of an open question, as plain sentences.
  ///
  /// - Parameter omitsDefinition: whether to leave out the definition because the player knows it.
  package func spoken(_ state: StateEvent, omitsDefinition: Bool = false) -> String {
    switch state.kind {
    case .letters: letters(state)
    case .guess: guess(state, omitsDefinition: omitsDefinition)
    case .hint: hint(state)
    case .ruledOut: ruledOut(state)
    case .near:
      if let input = state.input {
        near(input, state)
      } else {
        hint(state)
      }
    case .fitting: fitting(state)
    case .help: help(state)
    case .corrected: corrected(state)
    case .revealed:
      messages(
        "It means: \(state.definition ?? ""). Did you know it? 1 no, 2 partly, 3 yes.")
    case .lastQuestion:
      messages("That was the last question. Enter ends the round; :undo and :dispute still work.")
    case .disputed:
      messages(
        """
        Your own schedule takes that answer as right; the score stays as it is. Undo takes back the whole answer.
        """)
    case .saying: messages("The word is being said.")
    case .other: state.shown.isEmpty ? messages("The move was accepted.") : state.shown.asSentence
    }
  }

  /// The same for the full screen, whose footer shows the commands.
  package func onScreen(_ state: StateEvent) -> String {
    switch state.kind {
    case .lastQuestion: messages("That was the last question. Enter shows the result.")
    case .revealed: messages("It means: \(state.definition ?? "")")
    default: below(state)
    }
  }

  /// The sentence below what a state shows.
  package func below(_ state: StateEvent) -> String {
    guard state.kind == .corrected else { return spoken(state) }
    return state.input == nil
      ? messages("These are the first letters.")
      : messages("The words that are right are shown. Try again.")
  }

  /// The number of remaining tries and the wrong letters, such as "5 left · not in it: x y"; empty
  /// if tries are not counted.
  package func triesLeft(_ state: StateEvent, separator: String) -> String {
    guard state.left > 0 else { return "" }
    let left = messages.plural(
      state.left, "\(state.left) left", "\(state.left) left", context: "tries")
    guard let missed = state.missed, !missed.isEmpty else { return left }
    return left + separator + messages("not in it: \(missed.joined(separator: " "))")
  }

  /// The choices that a hint rules out, such as "not 2, not 4"; nil in other states.
  package func ruledOutChoices(_ state: StateEvent) -> String? {
    state.ruledOut.map { places in
      messages.commaSeparated(places.map { messages("not \($0)", context: "a choice") })
    }
  }

  /// Explains the marks of a guess.
  ///
  /// - Parameter separator: the text between the three parts.
  package func marks(separator: String) -> String {
    [messages("= in place"), messages("+ elsewhere"), messages(". not in it")].joined(
      separator: separator)
  }

  private func letters(_ state: StateEvent) -> String {
    let shown = state.shown.split(separator: " ").map {
      $0 == "_" ? messages("blank", context: "a letter that is not found yet, spoken") : String($0)
    }
    var sentences = [messages.commaSeparated(shown).asSentence]
    sentences.append(
      messages.plural(state.left, "\(state.left) miss left.", "\(state.left) misses left."))
    if let missed = state.missed, !missed.isEmpty {
      sentences.append(messages("Not in it: \(messages.commaSeparated(missed))."))
    }
    return sentences.joined(separator: " ")
  }

  private func guess(_ state: StateEvent, omitsDefinition: Bool) -> String {
    var sentences: [String] = []
    if let marks = state.marks.last {
      let letters = zip(state.shown, marks).map { letter, mark in
        switch mark {
        case "=": messages("\(letter) in place")
        case "+": messages("\(letter) elsewhere")
        default: messages("\(letter) not in it")
        }
      }
      sentences.append(messages.commaSeparated(letters).asSentence)
    }
    sentences.append(
      messages.plural(state.left, "\(state.left) try left.", "\(state.left) tries left."))
    if !omitsDefinition { sentences += meaning(state) }
    return sentences.joined(separator: " ")
  }

  /// A hint shows the beginning of the word, with or without gaps for the other letters.
  private func hint(_ state: StateEvent) -> String {
    let (start, count) = beginning(of: state)
    guard let count else { return messages("It starts with \(start).") }
    return messages.plural(
      count, "\(count) letter; it starts with \(start).",
      "\(count) letters; it starts with \(start).")
  }

  private func near(_ input: String, _ state: StateEvent) -> String {
    let (start, count) = beginning(of: state)
    let letters = count ?? 0
    let sentence = messages.plural(
      letters,
      """
      \(input) is close in meaning, but the answer is a word of \(letters) letter that starts \
      with \(start). Try again.
      """,
      """
      \(input) is close in meaning, but the answer is a word of \(letters) letters that starts \
      with \(start). Try again.
      """)
    return ([sentence] + meaning(state)).joined(separator: " ")
  }

  private func help(_ state: StateEvent) -> String {
    let miss = state.input.map { [messages("\($0) is not the word.")] } ?? []
    return (miss + meaning(state) + [hint(state), messages("Try again, for half of the points.")])
      .joined(separator: " ")
  }

  private func corrected(_ state: StateEvent) -> String {
    let words = state.shown.split(separator: " ").map {
      $0.contains("_") ? messages("blank", context: "a word that is not right, spoken") : String($0)
    }
    return messages("So far: \(words.joined(separator: " ")). Try again.")
  }

  private func meaning(_ state: StateEvent) -> [String] {
    state.definition.map { [messages("The answer means: \($0).")] } ?? []
  }

  private func fitting(_ state: StateEvent) -> String {
    let (input, definition) = (state.input ?? "", state.definition ?? "")
    return messages("\(input) fits, but the word we want means: \(definition). Try again.")
  }

  private func beginning(of state: StateEvent) -> (start: String, count: Int?) {
    let places = state.shown.split(separator: " ")
    let start = places.filter { $0 != "_" && $0 != "..." }.joined(separator: " ")
    return (start, places.last == "..." ? nil : places.count)
  }

  private func ruledOut(_ state: StateEvent) -> String {
    let choices = (state.ruledOut ?? []).map(String.init)
    guard let first = choices.first else { return "" }
    return choices.count == 2
      ? messages("It is not \(first) and not \(choices[1]).")
      : messages("It is not \(messages.list(choices)).")
  }
}
