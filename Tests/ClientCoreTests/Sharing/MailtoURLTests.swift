import ClientCore
import Foundation
import Testing

@Suite("Addresses that open a mail program")
struct MailtoURLTests {
  @Test("all but letters, digits and a few signs is encoded, and lines end as in mail")
  func encoding() {
    #expect(
      mailtoURL(subject: "a-b_c.d~e Z9", body: "x=1&y?#%+/\n\"é\"\r\n✓")
        == "mailto:?subject=a-b_c.d~e%20Z9"
        + "&body=x%3D1%26y%3F%23%25%2B%2F%0D%0A%22%C3%A9%22%0D%0A%E2%9C%93")
  }

  @Test("another program decodes the original text")
  func readBack() throws {
    let body = "= = .  encore =\n\u{7}\t“quoted”, 100 % & more"
    let parts = try #require(URLComponents(string: mailtoURL(subject: "my daily", body: body)))
    #expect(parts.scheme == "mailto")
    #expect(parts.path == "")
    let items = try #require(parts.queryItems)
    #expect(items.map(\.name) == ["subject", "body"])
    #expect(items[0].value == "my daily")
    #expect(items[1].value?.replacing("\r\n", with: "\n") == body)
  }
}
