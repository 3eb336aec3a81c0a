/// The table of contents and the list of pages as a file of an EPUB writes them.
struct Navigation {
  struct Entry {
    var title: String
    var address: String?
    var children: [Entry]
  }

  var contents: [Entry] = []
  var pages: [Entry] = []

  private static let longestTitle = 512

  init() {}

  /// Reads the navigation document of EPUB 3.
  init(xhtml bytes: [UInt8]) {
    let root = XMLNode.read(bytes)
    read(root.every("nav"))
    if contents.isEmpty { read(XMLNode.read(bytes, asHTML: true).every("nav")) }
  }

  private mutating func read(_ lists: [XMLNode]) {
    for nav in lists {
      let types = (nav["type"] ?? nav["role"] ?? "").split(whereSeparator: \.isWhitespace)
      let entries = nav.all("ol").first.map { Navigation.entries(of: $0) } ?? []
      if types.contains("toc") || types.contains("doc-toc") {
        contents += entries
      } else if types.contains("page-list") || types.contains("doc-pagelist") {
        pages += entries
      }
    }
  }

  private static func entries(of list: XMLNode) -> [Entry] {
    list.all("li").map { item in
      let label = item.children.first { $0.name != "ol" }
      let link = label.flatMap { $0.name == "a" ? $0 : $0.first("a") }
      let title = (label?.content).flatMap { $0.isEmpty ? label?.first("img")?["alt"] : $0 }
      return Entry(
        title: String((title ?? item.text.trimmed).prefix(longestTitle)), address: link?["href"],
        children: item.all("ol").flatMap { entries(of: $0) })
    }
  }

  /// Reads the contents of EPUB 2.
  init(ncx bytes: [UInt8]) {
    let root = XMLNode.read(bytes)
    contents = root.first("navMap").map { Navigation.points(in: $0) } ?? []
    pages = (root.first("pageList")?.all("pageTarget") ?? []).map { target in
      let label = target.first("text")?.content ?? target["value"] ?? ""
      return Entry(title: label, address: target.all("content").first?["src"], children: [])
    }
  }

  private static func points(in node: XMLNode) -> [Entry] {
    node.all("navPoint").map { point in
      Entry(
        title: String((point.all("navLabel").first?.content ?? "").prefix(longestTitle)),
        address: point.all("content").first?["src"], children: points(in: point))
    }
  }
}
