package import Messages

/// What comes due for each retention that can be chosen, as a table or as sentences.
package struct DueForecastTexts {
  private let forecast: DueForecast
  private let messages: Messages

  package init(_ forecast: DueForecast, _ messages: Messages) {
    (self.forecast, self.messages) = (forecast, messages)
  }

  /// What the numbers are.
  package var explanation: String {
    messages(
      """
      Reviews a day in the next \(forecast.days) days, for each retention that you may choose. Words and \
      cards that you have answered count, and those that you may forget come more than once.
      """)
  }

  /// How to choose a retention.
  package var advice: String {
    messages(
      """
      `wordhoard settings set retention 80` chooses for words, `retention-decks` for cards, and `wordhoard \
      deck edit DECK --retention 90` for one deck.
      """)
  }

  /// The rows, each with the name of what comes due.
  private var rows: [(name: String, due: DueForecast.Due)] {
    [(messages("Words of games", context: "a forecast"), forecast.words)]
      + forecast.decks.map { ($0.path.onOneLine, $0.due) }
      + [
        (messages("All decks", context: "a forecast"), forecast.cards),
        (messages("All", context: "a forecast"), forecast.all),
      ]
  }

  /// The heads of the columns: `75 %`, `80 %` and so on, and the retention now.
  private var heads: [String] {
    forecast.retentions.map { messages("\($0) %", context: "a retention") }
      + [messages("now", context: "a retention")]
  }

  /// A table, a line for each row, its heads first.
  package func table(width: Int) -> [String] {
    let column = 8
    let room = max(12, min(width - column * heads.count, 40))
    func line(_ name: String, _ cells: [String]) -> String {
      var line =
        shortened(name, to: room - 2).padded(to: room)
        + cells.map { $0.padded(to: column) }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
    return [line("", heads)]
      + rows.map { name, due in
        let now = due.retention.map { messages("\($0) %", context: "a retention") } ?? ""
        return line(name, forecast.retentions.map { number(due[$0]) } + [now])
      }
  }

  /// A sentence for each row.
  package var sentences: [String] {
    rows.map { name, due in
      let text = choices(of: due)
      guard let now = due.retention else { return messages("\(name): \(text).") }
      return messages("\(name), now at \(now) %: \(text).")
    }
  }

  /// The reviews a day for each retention, in a line.
  package func choices(of due: DueForecast.Due) -> String {
    messages.commaSeparated(
      forecast.retentions.map { percent in
        let number = number(due[percent])
        return messages("\(number) at \(percent) %", context: "reviews a day")
      })
  }

  private func number(_ reviews: Double) -> String {
    messages.decimal(hundredths: Int((reviews * 10).rounded()) * 10)
  }
}
