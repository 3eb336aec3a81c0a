import Expat
import Testing

@Suite("Parsing XML")
struct ExpatTests {
  /// Writes down what the parser finds.
  private final class Recorder: MarkupSink {
    var events: [String] = []

    func start(_ name: String, _ attributes: [MarkupAttribute]) {
      let values = attributes.map { " \($0.name)=\($0.value)" }.joined()
      events.append("<\(name)\(values)>")
    }

    func end(_ name: String) { events.append("</\(name)>") }

    func text(_ text: UnsafeBufferPointer<UInt8>) {
      events.append(String(decoding: text, as: UTF8.self))
    }
  }

  private func parse(
    _ bytes: [UInt8], encoding: String? = nil, entity: ((String) -> String)? = nil
  ) throws -> (isWhole: Bool, found: String) {
    let recorder = Recorder()
    let isWhole = try ExpatParser.parse(bytes, encoding: encoding, entity: entity, into: recorder)
    return (isWhole, recorder.events.joined())
  }

  @Test("elements, attributes and text are found in order")
  func order() throws {
    let parsed = try parse(Array("<a:b x='1' y=\"&lt;\">é<c/>d &#x41;</a:b>".utf8))
    #expect(parsed.isWhole)
    #expect(parsed.found == "<a:b x=1 y=<>é<c></c>d A</a:b>")
  }

  @Test("what precedes an error is found")
  func error() throws {
    let parsed = try parse(Array("<a><b>x</b><c></a>".utf8))
    #expect(!parsed.isWhole)
    #expect(parsed.found == "<a><b>x</b><c>")
    #expect(try !parse([]).isWhole)
  }

  @Test("an encoding that is given counts more than the one that the document names")
  func encoding() throws {
    let head = Array("<?xml version='1.0' encoding='UTF-8'?><a>".utf8)
    let latin = head + [0xE9] + Array("</a>".utf8)
    #expect(try !parse(latin).isWhole)
    #expect(try parse(latin, encoding: "ISO-8859-1").found == "<a>é</a>")
  }

  @Test("undeclared entities get their text from the caller, and end the parse without one")
  func entities() throws {
    let document = Array("<a>x&nbsp;y&odd;</a>".utf8)
    let parsed = try parse(document) { "[\($0)]" }
    #expect(parsed.isWhole)
    #expect(parsed.found == "<a>x[nbsp]y[odd]</a>")
    #expect(try !parse(document).isWhole)
  }

  @Test("a document that declares entities is refused if the caller takes none")
  func declarations() throws {
    let document = Array("<!DOCTYPE a [<!ENTITY e 'text'>]><a>&e;</a>".utf8)
    #expect(try !parse(document).isWhole)
    #expect(try parse(document).found.isEmpty)
    #expect(try parse(document) { _ in "" }.found == "<a>text</a>")
  }

  @Test(
    "an entity that makes a document a little longer is allowed, one that makes it much longer is not"
  )
  func amplification() throws {
    func document(_ uses: Int) -> [UInt8] {
      let text = String(repeating: "word ", count: 200)
      let body = String(repeating: "&e;", count: uses)
      return Array("<!DOCTYPE a [<!ENTITY e '\(text)'>]><a>\(body)</a>".utf8)
    }
    #expect(try parse(document(8)) { _ in "" }.isWhole)
    #expect(throws: ExpatParser.EntityBomb.self) { try parse(document(20)) { _ in "" } }
  }

  @Test("entities that multiply end the parse, and files outside are not read")
  func hostile() throws {
    let levels = (1...30).map { "<!ENTITY e\($0) '&e\($0 - 1);&e\($0 - 1);'>" }.joined()
    let bomb = Array(
      "<!DOCTYPE a [<!ENTITY e0 '0123456789'>\(levels)]><a>&e30;</a>".utf8)
    #expect(throws: ExpatParser.EntityBomb.self) { try parse(bomb) { _ in "" } }
    let attribute = Array(
      "<!DOCTYPE a [<!ENTITY e0 '0123456789'>\(levels)]><a b='&e12;'/>".utf8)
    #expect(throws: ExpatParser.EntityBomb.self) { try parse(attribute) { _ in "" } }
    let file = Array("<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>".utf8)
    #expect(try !parse(file) { _ in "" }.found.contains("root"))
  }
}
