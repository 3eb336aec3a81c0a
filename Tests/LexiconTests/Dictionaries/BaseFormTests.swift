import GameEngine
import Lexicon
import Testing

/// With WordNet as it is installed.
@Suite("Base forms")
struct BaseFormTests {
  @Test(
    "a form gives its base forms, itself first",
    arguments: [
      ("ran", "run/verb"), ("geese", "goose/noun"), ("houses", "house/noun house/verb"),
      (
        "better", "better/noun better/verb better/adj better/adv good/adj well/adj well/adv"
      ),
      ("Dying", "dying/noun dying/adj die/verb"), ("running", "running/noun running/adj run/verb"),
      ("looked up", "look up/verb"), ("ice ages", "ice age/noun"), ("boxesful", "boxful/noun"),
      ("firemen", "fireman/noun"), ("ponies", "pony/noun"), ("happiest", "happy/adj"),
      ("went", "go/verb"), ("children", "child/noun"), ("boss", "boss/noun boss/verb boss/adj"),
      ("xyzzy", ""), ("s", "s/noun"), ("", ""),
    ])
  func found(_ form: String, _ wanted: String) throws {
    let found = try WordNet().baseForms(of: form)
      .map { "\($0.lemma)/\($0.partOfSpeech.rawValue)" }.joined(separator: " ")
    #expect(found == wanted)
  }
}
