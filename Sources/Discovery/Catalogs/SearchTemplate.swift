/// An address of a search, with a place for the words: OpenSearch's `{searchTerms}` or a URI template's `{?query}`.
package struct SearchTemplate: Hashable, Sendable {
  private let text: String
  private let base: ServiceAddress

  /// A template; nil if it has no place for words, or does not lead to an allowed address.
  init?(_ text: String, base: ServiceAddress) {
    guard text.utf8.count <= ServiceAddress.longest else { return nil }
    self.text = text
    self.base = base
    guard let sample = filled("a"), sample != filled("b") else { return nil }
  }

  /// The address of a search; nil if it would be too long.
  func filled(_ words: String) -> ServiceAddress? {
    let value = ServiceAddress.encoded(words)
    var address = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      address += rest[..<open]
      address += SearchTemplate.expanded(rest[rest.index(after: open)..<close], value)
      rest = rest[rest.index(after: close)...]
    }
    return base.resolving(address + rest)
  }

  private static func expanded(_ part: Substring, _ value: String) -> String {
    let isQuery = part.first == "?" || part.first == "&"
    let names = part.drop { $0 == "?" || $0 == "&" }.split(separator: ",").map { name in
      // OpenSearch marks optional parameters with a "?" at the end, and prefixes others.
      name.hasSuffix("?") ? name.dropLast() : name
    }
    guard let name = names.first(where: { ["searchTerms", "query", "q"].contains($0) }) else {
      return ""
    }
    return isQuery ? "\(part.prefix(1))\(name)=\(value)" : value
  }
}
