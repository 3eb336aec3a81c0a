import ClientCore
import ClientTestSupport
import Messages
import Testing

@Suite("The address of a server")
struct ServerAddressTests {
  @Test(
    "two spellings of one origin are one address",
    arguments: [
      ("https://words.example.org", "https://words.example.org"),
      ("HTTPS://Words.Example.ORG:443/", "https://words.example.org"),
      (" https://words.example.org:8443 ", "https://words.example.org:8443"),
      ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
      ("http://localhost:80", "http://localhost"),
      ("http://[::1]:8080/", "http://[::1]:8080"),
      ("https://[2001:DB8::1]", "https://[2001:db8::1]"),
    ])
  func normalized(text: String, origin: String) throws {
    let address = try ServerAddress(text)
    #expect(address.origin == origin)
    #expect(try ServerAddress(origin) == address)
  }

  @Test(
    "what is more or less than an origin is refused",
    arguments: [
      "", "words.example.org", "https://", "https:///", "https://:443", "ftp://words.example.org",
      "https://words.example.org/v1", "https://ada:secret@words.example.org",
      "https://words.example.org?x=1", "https://words.example.org#x", "https://a b",
      "https://words.example.org:0", "https://words.example.org:65536",
      "https://words.example.org:", "https://words.example.org:+80", "https://[::1",
      "https://[::1]x",
      "https://[abc]", "https://w\u{F6}rter.example.org", "https://a\r\nHost: b",
      "https://" + String(repeating: "a", count: 254),
    ])
  func refused(text: String) {
    #expect {
      try ServerAddress(text, allowsPlain: true)
    } throws: { error in
      let error = ClientError(error)
      return error.code == .serverMalformed && error.exit == .usage
    }
  }

  @Test(
    "plain http goes to another machine only where that is allowed",
    arguments: [
      "http://words.example.org", "http://192.168.0.7:8080", "http://128.0.0.1",
      "http://127.example.org", "http://127.0.0.1.example.org", "http://127.1", "http://[::2]",
      "http://localhost.example.org", "http://127.0.0.256", "http://0127.0.0.1",
      "http://127.0.0.01", "http://127.000.0.1", "http://0x7f.0.0.1", "http://127.0.1",
      "http://2130706433", "http://127.0.0.1.",
    ])
  func plain(text: String) throws {
    #expect {
      try ServerAddress(text)
    } throws: { error in
      let error = ClientError(error)
      return error.code == .serverNotEncrypted && error.exit == .usage
        && error.message.contains("--insecure")
    }
    #expect(try ServerAddress(text, allowsPlain: true).origin == text)
  }

  @Test(
    "plain http to this machine needs no permission",
    arguments: ["http://127.0.0.1", "http://127.8.9.10:81", "http://localhost", "http://[::1]"])
  func loopback(text: String) throws {
    #expect(try ServerAddress(text).isLoopback)
  }
}
