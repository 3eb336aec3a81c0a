import Discovery
import FoundationEssentials

/// Fuzzes pages of catalogs in OPDS 1.2 and 2.0.
struct FeedFuzz: FuzzParser {
  private static let mostEntries = 500
  private static let mostBytes = 32 << 10

  let samples = [
    """
    <?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" \
    xmlns:dc="http://purl.org/dc/terms/"><title>A &amp; B</title><id>x</id>\
    <link rel="next" href="?page=2" type="application/atom+xml;profile=opds-catalog"/>\
    <link rel="search" href="/s?q={searchTerms}" type="application/atom+xml"/>\
    <link rel="search" href="form.xml" type="application/opensearchdescription+xml"/>\
    <entry><title>One</title><author><name>Ada</name></author><id>urn:1</id><dc:language>en</dc:language>\
    <dc:issued>1850-01-01</dc:issued><summary>short</summary><content type="html"><![CDATA[<p>Long &amp; <i>old</i></p>]]></content>\
    <link rel="http://opds-spec.org/image/thumbnail" href="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="/>\
    <link rel="http://opds-spec.org/acquisition/open-access" type="application/epub+zip" href="http://example.org/1.epub"/>\
    <link rel="http://opds-spec.org/acquisition/buy" type="text/html" href="buy"><opds:indirectAcquisition \
    xmlns:opds="http://opds-spec.org/2010/catalog" type="application/vnd.adobe.adept+xml"/></link></entry>\
    <entry><title type="text">More</title><id>urn:2</id><content type="xhtml"><div><p>a<br/>b</p></div></content>\
    <link rel="subsection" href="../more" type="application/atom+xml;profile=opds-catalog;kind=navigation"/></entry></feed>
    """,
    """
    <entry xmlns="http://www.w3.org/2005/Atom"><title>Alone &eacute; & bare</title><id>x</id>\
    <link rel="enclosure" type="text/plain; charset=utf-8" href="a b.txt"/></entry>
    """,
    """
    {"metadata":{"title":{"en":"A","de":"B"}},"links":[{"rel":["next"],"href":"?p=2","type":"application/opds+json"},\
    {"rel":"search","href":"/s{?query,title}","templated":true}],"navigation":[{"title":"New","href":"new",\
    "type":"application/opds+json"}],"groups":[{"metadata":{"title":"G"},"publications":[{"metadata":\
    {"title":"One","identifier":"urn:1","author":[{"name":"Ada"},"Bo"],"language":["en"],"published":"1850",\
    "description":"<p>x</p>"},"links":[{"rel":"http://opds-spec.org/acquisition/borrow","href":"b",\
    "type":"application/epub+zip","properties":{"indirectAcquisition":[{"type":"application/vnd.readium.lcp.license.v1.0+json",\
    "child":[{"type":"application/epub+zip"}]}]}}],"images":[{"href":"c.png","type":"image/png"}]}]}],\
    "publications":[{"metadata":{"title":"Two"},"links":[{"rel":"http://opds-spec.org/acquisition","href":"/2.epub",\
    "type":"application/epub+zip"}]}]}
    """,
  ].map { Array($0.utf8) }
  private let address: ServiceAddress

  init() throws { address = try ServiceAddress("https://books.example.org/opds/") }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    guard let feed = CatalogReader.feed(of: Data(input), at: address) else { return .refused }
    guard feed.entries.count <= FeedFuzz.mostEntries else { return .wrong("too many entries") }
    if let next = feed.next, next.host != address.host { return .wrong("next on \(next.host)") }
    for entry in feed.entries {
      guard !entry.title.isEmpty, !entry.title.contains("\n") else { return .wrong("a title") }
      guard (entry.summary?.utf8.count ?? 0) <= FeedFuzz.mostBytes else {
        return .wrong("a long summary")
      }
      let links = entry.files.map(\.address) + [entry.page].compactMap(\.self)
      if let link = links.first(where: { !$0.text.hasPrefix("https://") || $0.isLoopback }) {
        return .wrong("a link to \(link.text)")
      }
    }
    return .accepted
  }
}
