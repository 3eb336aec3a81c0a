import Messages
import Testing

@Suite("Messages")
struct MessagesTests {
  @Test("English needs no catalogue")
  func english() {
    let messages = Messages.english
    #expect(messages("Your longest run is \(3).") == "Your longest run is 3.")
    #expect(messages.plural(1, "\(1) miss left", "\(1) misses left") == "1 miss left")
    #expect(messages.plural(0, "\(0) miss left", "\(0) misses left") == "0 misses left")
    #expect(messages.language == "en")
  }

  @Test("a translation may use the placeholders in another order")
  func order() throws {
    let messages = try german(
      """
      msgid "{1} of {2} right"
      msgstr "Von {2} sind {1} richtig"
      """)
    #expect(messages("\(3) of \(10) right") == "Von 10 sind 3 richtig")
  }

  @Test("a missing translation is English")
  func missing() throws {
    let messages = try german("msgid \"a\"\nmsgstr \"\"")
    #expect(messages("a") == "a")
    #expect(messages.plural(2, "\(2) b", "\(2) bs") == "2 bs")
  }

  @Test("a context distinguishes two meanings")
  func context() throws {
    let messages = try german(
      """
      msgctxt "verb"
      msgid "open"
      msgstr "öffnen"

      msgid "open"
      msgstr "offen"
      """)
    #expect(messages("open") == "offen")
    #expect(messages("open", context: "verb") == "öffnen")
    #expect(messages(Phrase("open", context: "verb")) == "öffnen")
    #expect(messages("open", context: "noun") == "open")
  }

  @Test("plurals follow the rule of the catalogue and fill from the plural's values")
  func plurals() throws {
    let messages = try german(
      """
      msgid ""
      msgstr "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);\\n"

      msgid "One try left"
      msgid_plural "{1} tries left"
      msgstr[0] "ein ({1})"
      msgstr[1] "wenige {1}"
      msgstr[2] "viele {1}"
      """)
    func left(_ count: Int) -> String {
      messages.plural(count, "One try left", "\(count) tries left")
    }
    #expect(left(1) == "ein (1)")
    #expect(left(3) == "wenige 3")
    #expect(left(11) == "viele 11")
    #expect(left(-3) == "wenige -3")
  }

  @Test("numbers, lists and times follow the language")
  func formatting() throws {
    let english = Messages.english
    #expect(english.number(0) == "0")
    #expect(english.number(999) == "999")
    #expect(english.number(-1_000) == "-1,000")
    #expect(english.number(12_345_678) == "12,345,678")
    #expect(english.number(.min) == "-9,223,372,036,854,775,808")
    #expect(english.decimal(hundredths: 350) == "3.5")
    #expect(english.decimal(hundredths: -5, places: 2) == "-0.05")
    #expect(english.list([]) == "")
    #expect(english.list(["a"]) == "a")
    #expect(english.list(["a", "b"]) == "a and b")
    #expect(english.list(["a", "b", "c"]) == "a, b and c")
    #expect(english.alternatives(["a", "b", "c"]) == "a, b or c")
    #expect(english.clock(millis: 84_211) == "1:24")
    #expect(english.clock(millis: 3_723_000) == "1:02:03")
    #expect(english.duration(millis: 61_999) == "1 minute and 1 second")
    #expect(english.duration(millis: 0) == "0 seconds")

    let messages = try german(
      """
      msgctxt "between groups of three digits"
      msgid ","
      msgstr "."

      msgctxt "decimal point"
      msgid "."
      msgstr ","

      msgctxt "end of a list"
      msgid "{1} and {2}"
      msgstr "{1} und {2}"
      """)
    #expect(messages.number(12_500) == "12.500")
    #expect(messages.decimal(hundredths: 123_456, places: 1) == "1.234,5")
    #expect(messages.list(["a", "b", "c"]) == "a, b und c")
  }
}

/// Messages with a German catalogue of these entries.
func german(_ text: String) throws -> Messages {
  let file = try POFile(bytes: Array(text.utf8))
  return Messages(language: "de", catalogue: try Catalogue(file))
}
