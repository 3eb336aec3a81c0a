/// How one synset lies to another; of WordNet's relations those that the lint follows.
package enum SynsetRelation: Hashable, Sendable, CaseIterable {
  /// The other is more general: `@`, and `@i` where this one is an instance of it.
  case hypernym
  /// The other is more special: `~`, and `~i` where it is an instance.
  case hyponym
  /// The other is an adjective of a similar meaning: `&`.
  case similar

  /// The relation of a pointer symbol (`man 5 wninput`), or nil for one that is not followed.
  init?(symbol: ArraySlice<UInt8>) {
    switch String(decoding: symbol, as: UTF8.self) {
    case "@", "@i": self = .hypernym
    case "~", "~i": self = .hyponym
    case "&": self = .similar
    default: return nil
    }
  }
}
