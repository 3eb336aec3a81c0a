package import ClientCore
package import Discovery

/// A list of books at a service.
package enum FindingList: Hashable, Sendable {
  /// The books of a tag at Open Library.
  case tag(BookTag)
  /// A page of a catalog; `catalog` is the address under which the player knows it.
  case page(ServiceAddress, catalog: String)
  /// The books that a search for words finds in a catalog.
  case search(String, catalog: String)
}

/// A place at which a page of a list begins.
package enum FindingPlace: Hashable, Sendable {
  /// The beginning of the list.
  case start
  /// After this number of results of Open Library.
  case offset(Int)
  /// A further page of a catalog.
  case page(ServiceAddress)
}

/// A page of a list of books.
package struct FindingPage: Hashable, Sendable {
  /// The books in the order of the list.
  package let findings: [Finding]
  /// The title of the catalog's page; nil for a tag.
  package let title: String?
  /// The number of all results; nil if the service does not report it.
  package let total: Int?
  /// The place at which the next page begins; nil at the end.
  package let next: FindingPlace?
  /// The reason why the page is shorter than possible; nil if it is complete.
  package let missing: ClientError?
  /// Whether the catalog can be searched; false for a tag.
  package let isSearchable: Bool
}

extension FindingPage {
  /// A copy of the page with other books.
  func with(_ findings: [Finding]) -> FindingPage {
    FindingPage(
      findings: findings, title: title, total: total, next: next, missing: missing,
      isSearchable: isSearchable)
  }

  /// A copy of the page without a book.
  package func without(_ finding: Finding) -> FindingPage {
    with(findings.filter { $0.id != finding.id })
  }

  /// A copy of the page with a book inserted at an index, at most at the end.
  package func with(_ finding: Finding, at place: Int) -> FindingPage {
    var findings = findings
    findings.insert(finding, at: min(place, findings.count))
    return with(findings)
  }
}

/// The description and facts of a book.
package struct FindingDetail: Hashable, Sendable {
  /// The book, with the page count and ISBNs of an edition.
  package let finding: Finding
  /// The description, its paragraphs separated by line feeds; nil if there is none.
  package let description: String?
  /// The reason why a part is missing; nil if nothing is.
  package let missing: ClientError?
}
