package import GameEngine

/// A small deck of Spanish cards with English translations: no levels, frequencies, pronunciations or parts of
/// speech, and ids that do not contain the term.
package struct SpanishDeck: ItemSource {
  private let cards: [Item]
  package let id: SourceID

  /// The deck.
  ///
  /// - Parameter count: how many of its cards to take.
  package init(_ name: String = "deck/Spanish", count: Int = .max) {
    id = SourceID(name)
    cards = SpanishDeck.lines.prefix(count).enumerated().map { place, line in
      SpanishDeck.card(line, number: place + 1)
    }
  }

  package var editions: [Edition] {
    [Edition(number: 1, firstDate: FixturePool.firstDate, name: id.rawValue)]
  }

  package var categories: [String] { [] }

  package func items(level: Level?, category: String?) -> [Item] {
    cards.filter { $0.isOf(level: level, category: category) }
  }

  package func item(_ id: ItemID) -> Item? { cards.first { $0.id == id } }

  package func neighbours() -> any NeighbourSource { [:] as [ItemID: Neighbours] }

  /// The card with this term, which is known to be there.
  package func card(_ term: String) -> Item {
    guard let card = cards.first(where: { $0.term == term }) else {
      preconditionFailure("\(term) is not in the deck")
    }
    return card
  }

  private static func card(_ line: String, number: Int) -> Item {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let example = parts.count > 2 ? Example(marked: parts[2]) : nil
    return Item(
      id: ItemID("card/\(String(1000 + number * 7919 % 1000, radix: 36))-\(number)"),
      term: parts[0], language: "es",
      senses: [
        Sense(
          translations: parts[1].split(separator: "/").map(String.init), language: "en",
          examples: example.map { [$0] } ?? [])
      ])
  }

  /// Term, translations, and an example with the term's place marked.
  private static let lines = [
    "canción|song|Cantamos una {canción} en la cocina.",
    "mañana|tomorrow/morning|{Mañana} vamos a la playa.",
    "corazón|heart|El {corazón} late muy rápido.",
    "ventana|window|Abre la {ventana}, por favor.",
    "pingüino|penguin|El {pingüino} no puede volar.",
    "árbol|tree|El {árbol} da mucha sombra.",
    "niño|boy/child|El {niño} juega en el parque.",
    "ciudad|city/town|Vivimos en una {ciudad} pequeña.",
    "lluvia|rain|La {lluvia} no para desde ayer.",
    "puente|bridge|El barco pasa bajo el {puente}.",
    "Madrid|the capital of Spain|El tren sale hacia {Madrid}.",
    "zanahoria|carrot|El conejo come una {zanahoria}.",
    "por favor|please",
    "sol|sun|Hoy brilla el {sol}.",
    "hablar|to speak/to talk|Quiero {hablar} contigo.",
    "coche|car",
    "carro|car",
    "desayuno|breakfast|Tomo café con el {desayuno}.",
    "bufanda|scarf",
    "tijeras|scissors",
  ]
}
