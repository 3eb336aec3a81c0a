/// The keys that the player pressed instead of others. While text is typed, characters are always themselves.
package struct KeyMap: Hashable, Sendable {
  /// What each pressed key means.
  private var meanings: [Key: Key] = [:]

  package init() {}

  /// Makes a key mean another one.
  package mutating func press(_ key: Key, for meant: Key) { meanings[key] = meant }

  /// Whether a key means another one.
  package func changes(_ key: Key) -> Bool { meanings[key] != nil }

  /// Whether some key means this one.
  package func reaches(_ key: Key) -> Bool {
    !changes(key) || meanings.values.contains(key)
  }

  /// What a pressed key means.
  func meaning(of key: Key, takesText: Bool) -> Key {
    if takesText, case .character = key { return key }
    return meanings[key] ?? key
  }

  /// The key to press for another one: the first that means it, or itself.
  func pressed(for key: Key, named name: (Key) -> String) -> String {
    let keys = meanings.filter { $0.value == key }.keys.map(name).sorted()
    return keys.first ?? name(key)
  }
}
