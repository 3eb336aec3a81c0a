import Foundation
import GameEngine
import Messages
import Testing

@Suite("The folder of catalogues")
struct CatalogueFolderTests {
  /// The catalogues of this checkout.
  private var ours: CatalogueFolder {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return CatalogueFolder(path: root.appending(path: "Content/messages").path)
  }

  @Test("every catalogue of the content is valid")
  func sound() throws {
    #expect(ours.languages == ["de", "en", "es"])
    for language in ours.languages {
      #expect(try ours.messages(in: language).language == language)
    }
  }

  @Test("German is available without a German locale")
  func german() throws {
    let messages = try ours.messages(in: "de")
    #expect(messages.number(12_500) == "12.500")
    #expect(messages.list(["a", "b", "c"]) == "a, b und c")
    #expect(messages.duration(millis: 61_000) == "1 Minute und 1 Sekunde")
  }

  @Test("yes can be said in German and in English")
  func yes() throws {
    let messages = try ours.messages(in: "de")
    #expect(messages.yes == "j")
    #expect(["j", "J", "ja", "y", "yes"].allSatisfy { messages.isYes($0) })
    #expect(!["", "n", "nein"].contains { messages.isYes($0) })
    #expect(Messages.english.isYes("Y"))
    #expect(!Messages.english.isYes("j"))
  }

  @Test(
    "errors of the command line are told in German",
    arguments: [
      ("Unknown option '--foo'", "unbekannte Option --foo"),
      (
        "Unknown option '--plan'. Did you mean '--plain'?",
        "unbekannte Option --plan; meintest du --plain?"
      ),
      ("Missing expected argument '<word>'", "hier fehlt noch <Wort>"),
      ("Missing value for '--level <level>'", "hier fehlt der Wert: --level <Stufe>"),
      ("2 unexpected arguments: 'a', 'b'", "das ist hier zu viel: a, b"),
      ("The value 'x' is invalid for '--level <level>'", "„x“ ist kein Wert für --level <Stufe>"),
      (
        "The value 'x' is invalid for '--kind <kind>'. Please provide one of 'a', 'b' or 'c'.",
        "„x“ ist kein Wert für --kind <kind>; mögliche Werte: a, b, c"
      ),
      ("--week cannot be combined with --year", "--week geht nicht zusammen mit --year"),
      ("give a deck", "gib einen Stapel an"),
      ("it's new", "it's new"),
    ])
  func argumentErrors(english: String, german: String) throws {
    #expect(ArgumentErrorTexts(try ours.messages(in: "de")).text(of: english) == german)
    #expect(ArgumentErrorTexts(.english).text(of: english) == english)
  }

  @Test("the events of a game have German sentences")
  func germanEvents() throws {
    let messages = try ours.messages(in: "de")
    let question = Question(
      index: 1, form: FormID("recall"), level: .one, category: "nature", task: .typeWord,
      prompt: "a slow river of ice",
      clue: Question.Clue(partOfSpeech: .noun, letters: 7, start: "g"), choices: [], input: .word,
      encore: false)
    #expect(
      QuestionTexts(messages).spoken(question)
        == "Tippe das Wort, das dies bedeutet. a slow river of ice. Substantiv, 7 Buchstaben, beginnt mit g."
    )
    #expect(RefusalTexts(messages).sentence(.letterUsed("e")) == "e hast du schon versucht.")
    #expect(messages.ordinal(1203) == "1.203.")
    #expect(NameTexts(messages).name(of: FormID("spell")) == "Diktat")
    #expect(NameTexts(messages).category("nature") == "Natur")
    #expect(NameTexts(messages).category("chess") == "chess")
    let guess = QuestionState(kind: .guess, shown: "tea", left: 1, marks: ["=+."])
    #expect(
      StateTexts(messages).spoken(StateEvent(index: 1, state: guess))
        == "t am richtigen Platz, e anderswo, a nicht darin. Noch 1 Versuch.")
  }

  @Test("a missing folder has English")
  func missing() throws {
    let folder = CatalogueFolder(path: "/nonexistent/messages")
    #expect(folder.languages == ["en"])
    #expect(try folder.messages(in: "en")("a") == "a")
    #expect(throws: POError(.unreadable, line: 0)) { try folder.messages(in: "de") }
    #expect(throws: POError(.unreadable, line: 0)) { try ours.messages(in: "../messages/de") }
  }
}
