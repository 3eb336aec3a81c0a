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
  ) -> (isWhole: Bool, found: String) {
    let recorder = Recorder()
    let isWhole = ExpatParser.parse(bytes, encoding: encoding, entity: entity, into: recorder)
    return (isWhole, recorder.events.joined())
  }

  @Test("elements, attributes and text are found in order")
  func order() {
    let parsed = parse(Array("<a:b x='1' y=\"&lt;\">é<c/>d &#x41;</a:b>".utf8))
    #expect(parsed.isWhole)
    #expect(parsed.found == "<a:b x=1 y=<>é<c></c>d A</a:b>")
  }

  @Test("what precedes an error is found")
  func error() {
    let parsed = parse(Array("<a><b>x</b><c></a>".utf8))
    #expect(!parsed.isWhole)
    #expect(parsed.found == "<a><b>x</b><c>")
    #expect(!parse([]).isWhole)
  }

  @Test("an encoding that is given counts more than the one that the document names")
  func encoding() {
    let head = Array("<?xml version='1.0' encoding='UTF-8'?><a>".utf8)
    let latin = head + [0xE9] + Array("</a>".utf8)
    #expect(!parse(latin).isWhole)
    #expect(parse(latin, encoding: "ISO-8859-1").found == "<a>é</a>")
  }

  @Test("undeclared entities get their text from the caller, and end the parse without one")
  func entities() {
    let document = Array("<a>x&nbsp;y&odd;</a>".utf8)
    let parsed = parse(document) { "[\($0)]" }
    #expect(parsed.isWhole)
    #expect(parsed.found == "<a>x[nbsp]y[odd]</a>")
    #expect(!parse(document).isWhole)
  }

  @Test("a document that declares entities is refused if the caller takes none")
  func declarations() {
    let document = Array("<!DOCTYPE a [<!ENTITY e 'text'>]><a>&e;</a>".utf8)
    #expect(!parse(document).isWhole)
    #expect(parse(document).found.isEmpty)
    #expect(parse(document) { _ in "" }.found == "<a>text</a>")
  }

  @Test("entities that multiply end the parse, and files outside are not read")
  func hostile() {
    let levels = (1...30).map { "<!ENTITY e\($0) '&e\($0 - 1);&e\($0 - 1);'>" }.joined()
    let bomb = Array(
      "<!DOCTYPE a [<!ENTITY e0 '0123456789'>\(levels)]><a>&e30;</a>".utf8)
    #expect(!parse(bomb) { _ in "" }.isWhole)
    let file = Array("<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>".utf8)
    #expect(!parse(file) { _ in "" }.found.contains("root"))
  }
}
