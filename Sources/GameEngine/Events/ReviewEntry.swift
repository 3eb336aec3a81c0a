/// A grade that the player gave their own memory of an item, after seeing its other side.
package struct ReviewEntry: Hashable, EventEntry, Sendable {
  /// The graded item.
  package let item: ItemID
  /// How well it was remembered.
  package let grade: Grade

  package init(item: ItemID, grade: Grade) {
    self.item = item
    self.grade = grade
  }

  var isPlausible: Bool { true }
}
