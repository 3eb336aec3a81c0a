import FoundationEssentials

/// Reads OPDS 2.0, which is JSON.
enum JSONFeed {
  /// The feed of a document; a document with a single publication is a feed of one. nil if it is neither.
  static func feed(of answer: ServiceClient.Answer) -> CatalogFeed? {
    guard let root = JSONReader.value(of: answer.body), let metadata = root["metadata"] else {
      return nil
    }
    var feed = CatalogFeed(address: answer.address, title: text(metadata["title"]))
    let isFeed = ["publications", "navigation", "groups"].contains { root[$0] != nil }
    guard isFeed else {
      guard let entry = publication(root, base: answer.address) else { return nil }
      feed.entries = [entry]
      return feed
    }
    for part in [root] + (root["groups"]?.elements ?? []) {
      feed.entries += (part["publications"]?.elements ?? []).compactMap {
        publication($0, base: answer.address)
      }
      feed.entries += (part["navigation"]?.elements ?? []).compactMap {
        page($0, base: answer.address)
      }
      guard feed.entries.count < CatalogFeed.mostEntries else { break }
    }
    feed.entries = Array(feed.entries.prefix(CatalogFeed.mostEntries))
    feed.add(links(of: root))
    return feed
  }

  private static func publication(_ value: LooseJSON, base: ServiceAddress) -> CatalogEntry? {
    guard let metadata = value["metadata"], let title = text(metadata["title"]) else { return nil }
    var entry = CatalogEntry(
      id: PlainText.line(metadata["identifier"]?.text) ?? title, title: title)
    entry.authors = (metadata["author"]?.elements ?? []).prefix(20).compactMap {
      text($0["name"] ?? $0)
    }
    entry.language = PlainText.line(metadata["language"]?.text)
    entry.year = metadata["published"]?.text.flatMap { Int($0.prefix { $0.isNumber }.prefix(4)) }
    entry.summary = PlainText.paragraphs(html: metadata["description"]?.text)
    entry.add(links(of: value), base: base)
    if let image = (value["images"]?.elements ?? []).lazy.compactMap({ $0["href"]?.text }).first {
      entry.addCover(image, base: base)
    }
    return entry
  }

  private static func page(_ value: LooseJSON, base: ServiceAddress) -> CatalogEntry? {
    guard let title = text(value["title"]),
      let page = value["href"]?.text.flatMap(base.resolving)
    else { return nil }
    var entry = CatalogEntry(id: page.text, title: title)
    entry.page = page
    return entry
  }

  /// A text, which may be an object with one for each language.
  private static func text(_ value: LooseJSON?) -> String? {
    guard case .object(let languages) = value else { return PlainText.line(value?.text) }
    let first = languages["en"] ?? languages.sorted { $0.key < $1.key }.first?.value
    return PlainText.line(first?.text)
  }

  private static func links(of value: LooseJSON) -> [CatalogLink] {
    (value["links"]?.elements ?? []).prefix(200).compactMap { link in
      var isTemplate = false
      if case .bool(true) = link["templated"] { isTemplate = true }
      var found = CatalogLink(
        href: link["href"]?.text, relations: link["rel"]?.texts ?? ["alternate"],
        type: link["type"]?.text, isTemplate: isTemplate)
      found?.indirect = indirect(link["properties"]?["indirectAcquisition"], depth: 0)
      return found
    }
  }

  private static func indirect(_ value: LooseJSON?, depth: Int) -> [String] {
    guard depth < 8 else { return [] }
    return (value?.elements ?? []).prefix(20).flatMap { inner in
      [(inner["type"]?.text ?? "").lowercased()] + indirect(inner["child"], depth: depth + 1)
    }
  }
}
