/// A relation between synsets. Contains only the relations of WordNet that are used here.
package enum SynsetRelation: Hashable, Sendable, CaseIterable {
  /// The other is more general: `@`, or `@i` if this one is an instance of it.
  case hypernym
  /// The other is more specific: `~`, or `~i` if it is an instance.
  case hyponym
  /// The other is an adjective of a similar meaning: `&`.
  case similar

  /// The relation of a pointer symbol (`man 5 wninput`), or nil for one that is not used.
  init?(symbol: ArraySlice<UInt8>) {
    switch String(decoding: symbol, as: UTF8.self) {
    case "@", "@i": self = .hypernym
    case "~", "~i": self = .hyponym
    case "&": self = .similar
    default: return nil
    }
  }
}
