import ClientCore

extension TestPlayer {
  /// A player with words that have several parts of speech and many senses, and with function words.
  package static func withLibrary() throws -> TestPlayer {
    let player = try TestPlayer()
    try player.folder.write(library.utf8, to: "Content/words/library.words")
    try player.folder.write(functionWords.utf8, to: "Content/lookup/function.words")
    return player
  }

  private static var library: String {
    """
    bank  noun  1  5.02  bæŋk
      & banker, banknote
      = a business that keeps money safe and lends it
      > The {bank} on Main Street lent them the money for a boat.
      : a bank account; money in the bank
      = the land along the side of a river
      > We sat on the {bank} and watched the river go by.
      + shore, riverside
    bank  verb  3  3.4  bæŋk
      = to put money into a business that keeps it safe
      > She {banks} half of what the farm brings in.
      + deposit, put away
      - withdraw
    boat  noun  1  4.9  boʊt
      = a small thing that carries people over water
      > The river's edge is no place for a {boat} of that size.
    draw  verb  2  4.8  dɹɔ
      ~ drew, drawn
      = to make a picture with a pencil or a pen
      > Can you {draw} a horse without lifting the pencil?
      + sketch
      = to pull something along behind
      > Two oxen {drew} the cart up the hill.
      + pull, haul, tow
      - push
      = to take something out, such as a card or a cork
      > She {drew} a card and laughed out loud.
      = to make people come and look
      > The new park {draws} families from all over town.
      + attract
      = to end a game with neither side as the winner
      > The teams {drew} two to two after a slow second half.
      + tie
      = to take money out of a bank
      > He {drew} forty dollars before the trip.
      + withdraw
      = to breathe in
      > Stand still and {draw} a deep breath.
      + inhale
    river  noun  1  4.8  ˈɹɪvɚ
      = a wide stream of water that runs to the sea
      > Few boats go up the {river} in the summer.
    """ + "\n"
  }

  private static var functionWords: String {
    """
    of  prep  1  7.4  əv
      = belonging to
      > The roof {of} the barn leaks.
    to  prep  1  7.42  tu
      = towards a place
      > They walked {to} the bank of the river.
      - from
    """ + "\n"
  }
}
