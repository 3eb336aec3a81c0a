/// The table of contents and the list of pages as a file of an EPUB writes them.
struct Navigation {
  struct Entry {
    let title: String
    /// The address as the file writes it; nil if it leads nowhere.
    let written: String?
    let address: BookAddress?
    let children: [Entry]
  }

  var contents: [Entry] = []
  var pages: [Entry] = []
  /// The name of the file, from which its addresses lead on.
  private var name = ""

  private static let longestTitle = 512

  init() {}

  /// Reads the navigation document of EPUB 3.
  init(xhtml bytes: [UInt8], name: String) {
    self.name = name
    let root = XMLNode.read(bytes)
    read(root.every("nav"))
    if contents.isEmpty { read(XMLNode.read(bytes, asHTML: true).every("nav")) }
  }

  private mutating func read(_ lists: [XMLNode]) {
    for nav in lists {
      let types = (nav["type"] ?? nav["role"] ?? "").split(whereSeparator: \.isWhitespace)
      let entries = nav.all("ol").first.map(self.entries) ?? []
      if types.contains("toc") || types.contains("doc-toc") {
        contents += entries
      } else if types.contains("page-list") || types.contains("doc-pagelist") {
        pages += entries
      }
    }
  }

  private func entries(of list: XMLNode) -> [Entry] {
    list.all("li").map { item in
      let label = item.children.first { $0.name != "ol" }
      let link = label.flatMap { $0.name == "a" ? $0 : $0.first("a") }
      let title = (label?.content).flatMap { $0.isEmpty ? label?.first("img")?["alt"] : $0 }
      return entry(title ?? item.text.trimmed, link?["href"], item.all("ol").flatMap(entries))
    }
  }

  /// Reads the contents of EPUB 2.
  init(ncx bytes: [UInt8], name: String) {
    self.name = name
    let root = XMLNode.read(bytes)
    contents = root.first("navMap").map(points) ?? []
    pages = (root.first("pageList")?.all("pageTarget") ?? []).map { target in
      let label = target.first("text")?.content ?? target["value"] ?? ""
      return entry(label, target.all("content").first?["src"])
    }
  }

  private func points(in node: XMLNode) -> [Entry] {
    node.all("navPoint").map { point in
      entry(
        point.all("navLabel").first?.content ?? "", point.all("content").first?["src"],
        points(in: point))
    }
  }

  private func entry(_ title: String, _ address: String?, _ children: [Entry] = []) -> Entry {
    let written = address.flatMap { ["", "#"].contains($0.trimmed) ? nil : $0 }
    return Entry(
      title: String(title.prefix(Navigation.longestTitle)), written: written,
      address: written.map { BookAddress($0, base: name) }, children: children)
  }
}
