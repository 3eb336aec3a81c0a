/// The screens that only screens of discovery open.
enum DiscoverRoute: Sendable {
  /// Books that were found.
  case findings(FindingList)
  /// What is known about a book that was found.
  case finding(Finding)
}
