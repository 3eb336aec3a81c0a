package import GameEngine

/// A small pool of real words that never changes, for tests of rounds.
package enum FixturePool {
  /// Some sixty words of each level, of all parts of speech, in a dozen categories.
  package static let pool = ItemPool(
    items: FixtureWords.all.flatMap { FixtureParser.words(of: $0) },
    editions: [Edition(number: 1, firstDate: firstDate)], neighbours: neighbours)

  /// The forms that can ask some of its words of each level. They have no families, no phrases and few second meanings.
  package static let forms = Forms.ofWords.filter { form in
    Level.allCases.allSatisfy { level in
      pool.items(level: level).count { form.canAsk($0, in: pool) } >= 5
    }
  }.map(\.id)

  /// The date of the first daily.
  package static let firstDate = date("2026-11-21")

  /// The words that may be guessed besides the answers.
  package static let guesses = GuessList(lines: Array(guessText.utf8))

  /// A date that is known to be written well.
  package static func date(_ text: String) -> CalendarDate {
    guard let date = CalendarDate(text) else { preconditionFailure("\(text) is no date") }
    return date
  }

  /// A word of the pool that is known to be there: `word("glacier", .noun)`.
  package static func word(_ headword: String, _ speech: PartOfSpeech) -> Item {
    guard let word = pool[ItemID(term: headword, partOfSpeech: speech)] else {
      preconditionFailure("\(headword) is not in the fixture")
    }
    return word
  }

  private static let neighbours: [ItemID: Neighbours] = [
    ItemID("en/arid/adj"): Neighbours(lookalikes: ["acid", "avid", "grid"], anagrams: ["raid"]),
    ItemID("en/bland/adj"): Neighbours(lookalikes: ["blend", "blind", "brand"]),
    ItemID("en/broth/noun"): Neighbours(lookalikes: ["froth", "both"], anagrams: ["throb"]),
    ItemID("en/dusk/noun"): Neighbours(lookalikes: ["duck", "dust", "desk", "disk"]),
    ItemID("en/gust/noun"): Neighbours(lookalikes: ["gist", "guest", "dust"], anagrams: ["guts"]),
    ItemID("en/melt/verb"): Neighbours(related: ["thaw"]),
    ItemID("en/perch/verb"): Neighbours(lookalikes: ["peach", "porch"]),
    ItemID("en/silt/noun"): Neighbours(lookalikes: ["salt", "slit"], anagrams: ["list", "slit"]),
    ItemID("en/thaw/verb"): Neighbours(related: ["melt"], lookalikes: ["that"], anagrams: ["what"]),
  ]

  private static let guessText = """
    about
    adieu
    amber
    angle
    arise
    bland
    brand
    cargo
    crane
    dowry
    eerie
    erase
    ghost
    irate
    later
    marsh
    pilot
    raise
    slate
    speed
    stare
    trunk
    banana
    carpet
    coarse
    dragon
    finger
    garden
    insect
    listen
    orange
    planet
    school
    silent
    tunnel
    window
    cabinet
    captain
    evening
    freight
    harvest
    journey
    kitchen
    monster
    painter
    rainbow
    station
    trouble
    weather
    """
}
