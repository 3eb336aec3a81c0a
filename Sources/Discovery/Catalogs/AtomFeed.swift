import FoundationEssentials

/// Reads OPDS 1.2, which is Atom.
enum AtomFeed {
  /// The feed of a document; a document with a single entry is a feed of one. nil if it is neither.
  static func feed(of answer: ServiceClient.Answer) -> CatalogFeed? {
    guard let root = XMLReader.root(of: answer.body), ["feed", "entry"].contains(root.name) else {
      return nil
    }
    var feed = CatalogFeed(
      address: answer.address, title: PlainText.line(root.first("title")?.text))
    let entries = root.name == "entry" ? [root] : root.all("entry")
    feed.entries = entries.prefix(CatalogFeed.mostEntries).compactMap {
      entry($0, base: answer.address)
    }
    if root.name == "feed" { feed.add(links(of: root)) }
    return feed
  }

  /// The search of an OpenSearch description: Atom before all others.
  static func search(of answer: ServiceClient.Answer) -> SearchTemplate? {
    guard let root = XMLReader.root(of: answer.body), root.name == "opensearchdescription" else {
      return nil
    }
    let forms = root.all("url").filter { ($0.attributes["method"] ?? "get").lowercased() == "get" }
    let types = ["application/atom+xml", "application/opds+json"]
    let best = types.lazy.compactMap { type in
      forms.first { $0.attributes["type"]?.lowercased().hasPrefix(type) == true }
    }.first
    return best?.attributes["template"].flatMap { SearchTemplate($0, base: answer.address) }
  }

  private static func entry(_ element: XMLElement, base: ServiceAddress) -> CatalogEntry? {
    guard let title = PlainText.line(element.first("title")?.text) else { return nil }
    var entry = CatalogEntry(id: PlainText.line(element.first("id")?.text) ?? title, title: title)
    entry.authors = element.all("author").prefix(20).compactMap {
      PlainText.line($0.first("name")?.text ?? $0.text)
    }
    entry.language = PlainText.line(element.first("language")?.text)
    let date = element.first("issued") ?? element.first("date")
    entry.year = date.flatMap { Int($0.text.prefix { $0 == "-" || $0.isNumber }.prefix(4)) }
    let texts = [element.first("content"), element.first("summary")]
    entry.summary = texts.lazy.compactMap { $0.flatMap(plain) }.first
    entry.add(links(of: element), base: base)
    return entry
  }

  private static func plain(_ element: XMLElement) -> String? {
    switch element.attributes["type"]?.lowercased() {
    case "html", "text/html": PlainText.paragraphs(html: element.text)
    case "xhtml": PlainText.paragraphs(element.flowingText)
    default: PlainText.paragraphs(element.text)
    }
  }

  private static func links(of element: XMLElement) -> [CatalogLink] {
    element.all("link").prefix(200).compactMap { link in
      let relation = link.attributes["rel"] ?? "alternate"
      var found = CatalogLink(
        href: link.attributes["href"], relations: relation.split(separator: " ").map(String.init),
        type: link.attributes["type"])
      found?.indirect = indirect(link)
      return found
    }
  }

  private static func indirect(_ element: XMLElement) -> [String] {
    element.all("indirectacquisition").prefix(20).flatMap { inner in
      [(inner.attributes["type"] ?? "").lowercased()] + indirect(inner)
    }
  }
}
