package import GameEngine

/// The rules for every source of items; each conformer is checked by the same code.
package enum SourceConformance {
  /// The rules that a source breaks; empty for a valid one.
  ///
  /// - Parameter sample: how many of its items to look at one by one.
  package static func faults(of source: any ItemSource, sample: Int = 50) throws -> [String] {
    var faults: [String] = []
    func check(_ holds: Bool, _ promise: String) { if !holds { faults.append(promise) } }
    let all = try source.items(level: nil, category: nil)
    check(!all.isEmpty, "it has items")
    check(Set(all.map(\.id)).count == all.count, "each id is there once")
    check(!source.editions.isEmpty, "it has an edition")
    check(source.categories == source.categories.sorted(), "categories are in alphabetical order")
    let categories = Set(all.compactMap(\.category))
    check(categories.isSubset(of: source.categories), "every category of an item is listed")
    for level in Level.allCases {
      let wanted = Set(all.filter { ($0.level ?? level) == level }.map(\.id))
      let found = try source.items(level: level, category: nil)
      check(Set(found.map(\.id)) == wanted, "items of level \(level.rawValue) are all of them")
    }
    if let category = categories.sorted().first {
      let found = try source.items(level: nil, category: category)
      check(found.allSatisfy { $0.category == category }, "items of a category have it")
      check(found.count == all.count { $0.category == category }, "all items of a category")
    }
    check(try source.items(level: nil, category: "no such category").isEmpty, "no unknown category")
    check(source.item(ItemID("xx/no such item/noun")) == nil, "an unknown id has no item")
    let pool = try source.pool()
    check(pool.source == source.id, "its pool is named for it")
    check(pool.items.count == all.count, "its pool has its items")
    let neighbours = try source.neighbours()
    for item in all.enumerated().filter({ $0.offset % max(1, all.count / sample) == 0 }).map(
      \.element)
    {
      check(source.item(item.id) == item, "\(item.id) is found by its id")
      check(pool[item.id] == item, "\(item.id) is in the pool")
      check(pool.items(headed: item.term).contains(item), "\(item.term) is found by its term")
      check(!item.term.isEmpty && !item.language.isEmpty, "\(item.id) has a term and a language")
      check(item.senses.allSatisfy { !$0.definition.isEmpty }, "\(item.id) has a meaning")
      let near = neighbours.neighbours(of: item)
      check(near.related == neighbours.related(to: item), "\(item.id): related items agree")
      check(near.synonyms == neighbours.synonyms(of: item), "\(item.id): synonyms agree")
      check(!near.related.contains(item.term), "\(item.id) is not its own neighbour")
    }
    let answered = Array(all.suffix(3).map(\.id))
    let outline = Set(
      try source.outline(candidates: answered, besides: [], category: nil).map(\.id))
    check(outline.isSuperset(of: answered), "the outline contains what was answered")
    return faults
  }
}
