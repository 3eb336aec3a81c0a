/// The screens that only discovery screens open.
enum DiscoverRoute: Sendable {
  /// The books of a list, as a collage of covers.
  case findings(FindingList)
  /// The description and facts of one book.
  case finding(Finding)
}
