package import ClientCore
package import Discovery

/// A list of books at a service.
package enum FindingList: Hashable, Sendable {
  /// The books of a tag at Open Library.
  case tag(BookTag)
  /// A page of a catalog; `catalog` is the address under which the player knows it.
  case page(ServiceAddress, catalog: String)
  /// The books of a catalog that words find.
  case search(String, catalog: String)
}

/// A place in a list.
package enum FindingPlace: Hashable, Sendable {
  /// The beginning.
  case start
  /// Behind so many results of Open Library.
  case offset(Int)
  /// The next page of a catalog.
  case page(ServiceAddress)
}

/// A page of a list.
package struct FindingPage: Hashable, Sendable {
  /// The books.
  package let findings: [Finding]
  /// The title of the page of a catalog.
  package let title: String?
  /// The number of all results, if the service says it.
  package let total: Int?
  /// Where the next page begins; nil at the end.
  package let next: FindingPlace?
  /// Why the page is shorter than it could be, if it is.
  package let missing: ClientError?
  /// Whether the catalog can be searched.
  package let isSearchable: Bool
}

extension FindingPage {
  /// The page with other books.
  func with(_ findings: [Finding]) -> FindingPage {
    FindingPage(
      findings: findings, title: title, total: total, next: next, missing: missing,
      isSearchable: isSearchable)
  }

  /// The page without a book.
  package func without(_ finding: Finding) -> FindingPage {
    with(findings.filter { $0.id != finding.id })
  }

  /// The page with a book at a place.
  package func with(_ finding: Finding, at place: Int) -> FindingPage {
    var findings = findings
    findings.insert(finding, at: min(place, findings.count))
    return with(findings)
  }
}

/// What is known about a book that was found.
package struct FindingDetail: Hashable, Sendable {
  /// The book, with the pages and ISBNs of an edition.
  package let finding: Finding
  /// Its description in paragraphs parted by line ends.
  package let description: String?
  /// Why something is missing, if it is.
  package let missing: ClientError?
}
