import Foundation
import Testing

@testable import Discovery

private func xml(_ text: String) -> FakeService.Reply {
  .page(status: 200, headers: ["Content-Type: application/atom+xml"], body: Array(text.utf8))
}

private let atom = """
  <?xml version="1.0" encoding="UTF-8"?>
  <feed xmlns="http://www.w3.org/2005/Atom" xmlns:dcterms="http://purl.org/dc/terms/">
    <title>Books &amp; more</title>
    <link rel="self" type="application/atom+xml;profile=opds-catalog" href="/new"/>
    <link rel="next" type="application/atom+xml" href="?page=2"/>
    <link rel="search" type="application/opensearchdescription+xml" href="/search.xml"/>
    <!-- a comment -->
    <entry>
      <title type="text">Moby Dick</title><id>urn:gutenberg:2701</id>
      <author><name>Melville, Herman</name></author>
      <dcterms:language>en</dcterms:language><dcterms:issued>1851-10-18</dcterms:issued>
      <summary>short</summary>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>A
      <b>whale</b>.</p><p>Two</p></div></content>
      <link rel="http://opds-spec.org/image/thumbnail" type="image/png" href="data:image/png;base64,iVBORw0KGgo="/>
      <link rel="http://opds-spec.org/acquisition" type="text/plain; charset=utf-8" href="/2701.txt"/>
      <link rel="http://opds-spec.org/acquisition/open-access" type="application/epub+zip" href="2701.epub"/>
      <link rel="http://opds-spec.org/acquisition" type="application/x-mobipocket-ebook" href="/2701.mobi"/>
      <link rel="http://opds-spec.org/acquisition/buy" type="application/epub+zip" href="/shop"/>
    </entry>
    <entry>
      <title>By author</title><id>a</id><content type="html"><![CDATA[<p>All &amp; <i>more</i></p>]]></content>
      <link rel="subsection" type="application/atom+xml;profile=opds-catalog" href="/authors"/>
    </entry>
    <entry><id>without a title</id></entry>
    <entry><title>Locked</title>
      <link rel="http://opds-spec.org/acquisition" type="application/vnd.adobe.adept+xml" href="/x">
        <opds:indirectAcquisition xmlns:opds="http://opds-spec.org/2010/catalog" type="application/epub+zip"/>
      </link>
      <link rel="http://opds-spec.org/acquisition/borrow" type="text/html" href="/y"/>
    </entry>
  </feed>
  """

private let json = """
  {"metadata":{"title":"Catalog"},
   "links":[{"rel":"search","href":"/search{?query,title}","type":"application/opds+json","templated":true},
            {"rel":["next"],"href":"/opds?page=2","type":"application/opds+json"}],
   "navigation":[{"title":"New","href":"/new","type":"application/opds+json"},{"title":"Broken"}],
   "groups":[{"metadata":{"title":"G"},"publications":[
     {"metadata":{"title":{"fr":"Vingt mille lieues","en":"Leagues"},"author":[{"name":"Jules Verne"},"Hetzel"],
       "language":["fra"],"published":"1870-01-01","description":"<p>Sea &amp; more</p>","identifier":"urn:1"},
      "links":[{"rel":"http://opds-spec.org/acquisition/open-access","href":"/1.epub","type":"application/epub+zip"}],
      "images":[{"href":"/1.jpg","type":"image/jpeg"}]},
     {"metadata":{"title":"Lent"},"links":[{"rel":"http://opds-spec.org/acquisition/borrow","href":"/b",
       "type":"text/html","properties":{"indirectAcquisition":[{"type":"application/vnd.readium.lcp.license.v1.0+json"}]}}]},
     {"metadata":{"author":"nobody"}}, 5]}]}
  """

@Suite("Catalogs")
struct CatalogTests {
  private func feed(_ text: String) async throws -> (CatalogFeed, String) {
    let service = try FakeService { _, _ in xml(text) }
    let reader = CatalogReader(service.client(), store: nil)
    return (try await reader.feed(service.at("/opds/new")), service.address)
  }

  @Test("OPDS 1.2: books with their free files, pages, conditions, the next page, the search")
  func first() async throws {
    let (feed, site) = try await feed(atom)
    #expect(feed.title == "Books & more")
    #expect(feed.next?.text == "\(site)/opds/new?page=2")
    #expect(try feed.search == .form(ServiceAddress("\(site)/search.xml")))
    #expect(feed.entries.map(\.title) == ["Moby Dick", "By author", "Locked"])
    let book = feed.entries[0]
    #expect(book.id == "urn:gutenberg:2701")
    #expect(book.authors == ["Melville, Herman"])
    #expect(book.language == "en" && book.year == 1851)
    #expect(book.summary == "A whale.\nTwo")
    #expect(book.files.map(\.format) == [.epub, .text])
    #expect(
      book.files.map(\.address.text) == ["\(site)/opds/2701.epub", "\(site)/2701.txt"])
    #expect(book.conditions == [.bought, .otherFormat])
    #expect(book.cover == .bytes(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])))
    #expect(feed.entries[1].page?.text == "\(site)/authors")
    #expect(feed.entries[1].summary == "All & more")
    #expect(feed.entries[2].files.isEmpty)
    #expect(feed.entries[2].conditions == [.locked, .borrowed])
  }

  @Test("OPDS 2.0: the same, in groups, with titles in several languages")
  func second() async throws {
    let (feed, site) = try await feed("\u{FEFF} " + json)
    #expect(feed.title == "Catalog")
    #expect(feed.next?.text == "\(site)/opds?page=2")
    #expect(feed.entries.map(\.title) == ["New", "Leagues", "Lent"])
    #expect(feed.entries[0].page?.text == "\(site)/new")
    let book = feed.entries[1]
    #expect(book.authors == ["Jules Verne", "Hetzel"])
    #expect(book.language == "fra" && book.year == 1870 && book.summary == "Sea & more")
    #expect(book.files.map(\.address.text) == ["\(site)/1.epub"])
    #expect(try book.cover == .address(ServiceAddress("\(site)/1.jpg")))
    #expect(feed.entries[2].files.isEmpty && feed.entries[2].conditions == [.borrowed])
  }

  @Test("a feed with bare ampersands, HTML's entities, or another encoding than it says is read")
  func mended() async throws {
    let (feed, site) = try await feed(
      "<feed><title>AT&T caf&eacute; &lt;x</title><entry><title>A&nbsp;B</title>"
        + "<link rel='enclosure' type='application/epub+zip' href='/a?x=1&y=2'/></entry></feed>")
    #expect(feed.title == "AT&T café <x")
    #expect(feed.entries[0].title == "A B")
    #expect(feed.entries[0].files.map(\.address.text) == ["\(site)/a?x=1&y=2"])
    let latin = Array("<?xml version='1.0' encoding='utf-8'?><feed><title>caf".utf8) + [0xE9]
    let answer = ServiceClient.Answer(
      address: try ServiceAddress("https://example.org/"),
      body: Data(latin + Array("</title></feed>".utf8)))
    #expect(AtomFeed.feed(of: answer)?.title == "café")
  }

  @Test(
    "what is no feed, or a bomb, is not what was promised",
    arguments: [
      "", "<html><body>Are you a robot?</body></html>", "<feed><entry>", "{\"metadata\":5",
      "{\"a\":1}", "<feed>" + String(repeating: "<a>", count: 100),
      "<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]><feed><title>&b;</title></feed>",
      "<feed>" + String(repeating: "<a/>", count: 60_000) + "</feed>",
    ])
  func unexpected(text: String) async throws {
    await #expect(throws: DiscoveryError.unexpected(.feed)) { _ = try await feed(text) }
  }

  @Test("a search follows the catalog's form, or its template")
  func search() async throws {
    let service = try FakeService { path, _ in
      switch path {
      case "/search.xml":
        xml(
          """
          <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
          <Url type="text/html" template="/html?q={searchTerms}"/>
          <Url type="application/atom+xml" template="/find?q={searchTerms}&amp;p={startPage?}"/>
          </OpenSearchDescription>
          """)
      case "/two": xml(json)
      default: xml(atom)
      }
    }
    let reader = CatalogReader(service.client(), store: nil)
    _ = try await reader.search("sea & sun", in: reader.feed(service.at("/one")))
    _ = try await reader.search("wal/é", in: reader.feed(service.at("/two")))
    #expect(
      service.paths == [
        "/one", "/search.xml", "/find?q=sea%20%26%20sun&p=", "/two", "/search?query=wal%2F%C3%A9",
      ])
  }

  @Test("the next page is on the same host")
  func otherHost() async throws {
    let (feed, _) = try await feed(
      "<feed><title>x</title><link rel='next' href='https://example.org/2'/></feed>")
    #expect(feed.next == nil)
  }

  @Test("a page seen before is there without network, but asked for anew with it")
  func store() async throws {
    let folder = TemporaryFolder()
    let service = try FakeService { _, before in
      switch before {
      case 0: xml("<feed><title>old</title></feed>")
      case 1: xml("<feed><title>new</title></feed>")
      default: .page(status: 503, headers: [], body: [])
      }
    }
    let reader = CatalogReader(service.client(), store: DiscoveryStore(folder: folder.path))
    for title in ["old", "new", "new"] {
      #expect(try await reader.feed(service.at("/")).title == title)
    }
  }

  @Test("a book of Project Gutenberg is found by its ID")
  func gutenberg() async throws {
    let service = try FakeService { _, _ in xml(atom) }
    let reader = CatalogReader(service.client(), store: nil)
    let entry = try await reader.gutenberg("2701", site: service.address)
    #expect(entry?.title == "Moby Dick")
    #expect(service.paths == ["/ebooks/2701.opds"])
  }

  @Test("a download counts by its bytes")
  func download() async throws {
    let epub = [0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: 26)
    let service = try FakeService { path, _ in
      let body: [UInt8] =
        switch path {
        case "/good": epub + Array("mimetypeapplication/epub+zip".utf8)
        case "/late":
          epub + [UInt8](repeating: 1, count: 5000) + Array("META-INF/container.xml".utf8)
        case "/zip": epub + Array("other".utf8)
        case "/text": Array("Call me Ishmael.".utf8)
        default: Array("  <!DOCTYPE html><p>Are you a robot?".utf8)
        }
      return .page(
        status: 200, headers: ["Content-Type: application/epub+zip"], body: body)
    }
    let reader = CatalogReader(service.client(), store: nil)
    func size(_ path: String, _ format: CatalogFile.Format) async throws -> Int {
      try await reader.book(.init(address: service.at(path), format: format)).count
    }
    #expect(try await size("/good", .epub) == 58)
    #expect(try await size("/late", .kepub) == 5052)
    #expect(try await size("/text", .text) == 16)
    for (path, format) in [("/zip", CatalogFile.Format.epub), ("/html", .epub), ("/html", .text)] {
      await #expect(throws: DiscoveryError.unexpected(.book)) { _ = try await size(path, format) }
    }
  }
}
