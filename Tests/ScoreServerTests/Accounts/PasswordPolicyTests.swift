import ScoreAPI
import ScoreServer
import TestSupport
import Testing

@Suite("The password policy")
struct PasswordPolicyTests {
  private let policy = PasswordPolicy(minimumLength: 8, serverName: "Class 4b Words")

  private func code(_ password: String, of name: String = "somebody") -> ErrorCode? {
    do throws(RequestError) {
      try policy.check(password, of: name)
      return nil
    } catch {
      return error.code
    }
  }

  @Test(
    "the minimum length is accepted, one character less is too short", arguments: [8, 15, 64])
  func floor(length: Int) throws {
    let policy = PasswordPolicy(minimumLength: length, serverName: "wordhoard")
    let password = String(String(repeating: "équilibre", count: 8).prefix(length))
    try policy.check(password, of: "somebody")
    let problem = #expect(throws: RequestError.self) {
      try policy.check(String(password.dropLast()), of: "somebody")
    }
    #expect(problem?.code == .passwordTooShort)
    #expect(problem?.status == 422)
  }

  @Test(
    "one class of characters is enough",
    arguments: [
      "kqzvbnmwrtplkjh", "384756102938475", "?!&=)(/%$;:_+*#", "KQZVBNMWRTPLKJH",
      "mittwochmittwoch", "zebra zebra zebra", "aaaaaaaaaaaaaabz", "12345678 hens",
      "qwerty and a tree", "1234a1234b",
      "пингвинята", "七転び八起き七転", "wordhoard of a dragon", "wordhoard19283746", "3.141592653589",
      "a\0\0\0\0\0\0\0",
    ])
  func noComposition(password: String) {
    #expect(code(password) == nil)
  }

  @Test(
    "passwords that attackers try first are rejected with the reason",
    arguments: [
      ("password", AccountError.passwordCommon), ("PassWord", .passwordCommon),
      ("iloveyou", .passwordCommon), ("1234567890", .passwordCommon),
      ("qwertyuiop", .passwordCommon), ("ｐａｓｓｗｏｒｄ", .passwordCommon),
      ("wordhoard", .passwordIsServerName), ("WordHoardWordhoard", .passwordIsServerName),
      ("class 4b words", .passwordIsServerName),
      ("Class 4b wordsclass 4b Words", .passwordIsServerName),
      ("penelope7", .passwordIsUsername), ("Penelope7PENELOPE7", .passwordIsUsername),
      ("Wordhoard1", .passwordIsServerName), ("2026wordhoard!", .passwordIsServerName),
      ("word-hoard-7", .passwordIsServerName),
      ("wordhoard wordhoard wordhoard", .passwordIsServerName),
      ("class4bwords99", .passwordIsServerName), ("Class 4b Words!", .passwordIsServerName),
      ("penelope7!!!", .passwordIsUsername), ("11penelope7", .passwordIsUsername),
    ])
  func common(password: String, reason: AccountError) {
    #expect(throws: RequestError.account(reason)) { try policy.check(password, of: "Penelope7") }
    #expect(reason.code == .passwordTooCommon)
  }

  @Test(
    "patterns are rejected: repetitions, runs, rows of keyboards, and hardly any visible character",
    arguments: [
      "aaaaaaaa", "éééééééééé", "🙂🙂🙂🙂🙂🙂🙂🙂", "abababab", "xyzxyzxyzxy", "        ",
      "\u{200B}\u{200B}\u{200B}\u{200B}\u{200B}\u{200B}\u{200B}\u{200B}",
      "\u{3164}\u{2800}\u{00AD}\u{FEFF}\u{2060}\u{200D}\u{3000}\u{00A0}", "a       ",
      "        - -    ", "a\u{200B}b\u{200B}a\u{200B}b\u{200B}",
      "abcdefgh", "ZYXWVUTS", "98765432", "абвгдежзи", "αβγδεζηθ", "a b c d e f g h", "😀😁😂😃😄😅😆😇",
      "abcd4321", "aaaabbbb", "111222333", "12341234", "qwertyui", "poiuytrewq", "asdfghjkl;'",
      "zxcvbnm,./",
      "qwertzuiopü+", "yxcvbnm,.-", "azertyuiop", "qsdfghjklm", "wxcvbn,;:!", "aoeuidhtns",
      "',.pyfgcrl",
      "arstdhneio", "йцукенгш", "фывапролд", "qwerasdfzxcv", "qwerty123456", "asdf1234",
      "1qaz2wsx3edc", "!QAZ@WSX",
      "1q2w3e4r5t", "a1b2c3d4", "aabbccdd", "!@#$%^&*", "147258369", "QWErtyUIOp", "uiaeosnrtdy",
    ])
  func patterns(password: String) {
    #expect(code(password) == .passwordTooCommon)
  }

  @Test("suggested passphrases and random passwords are no patterns")
  func random() {
    var gen = Gen(seed: 35)
    for signs in ["abcdefghijklmnopqrstuvwxyz", "0123456789", "0123456789abcdef", "tesnirlaocdg "] {
      for _ in 0..<500 {
        let password = String((0..<15).map { _ in gen.of(Array(signs)) })
        #expect(code(password) == nil, "\(password)")
      }
    }
    for passphrase in ["cedar lantern wistful oboe", "were-poor-were-poor", "try-type-pew-were"] {
      #expect(code(passphrase) == nil)
    }
  }

  @Test("the list contains passwords of eight or more characters, and only whole passwords match")
  func wholePassword() {
    #expect(code("password and a tree") == nil)
    #expect(code("penelope7 knits", of: "penelope7") == nil)
  }

  @Test("length counts code points")
  func codePoints() {
    #expect(code("🐢🦊🐝🦉🐢🐝🦊🦉🐙🐢🦉🐝🐙🦊🐢") == nil)
    #expect(code(String(repeating: "🙂", count: 7)) == .passwordTooShort)
    #expect(code(String(repeating: "e\u{301}", count: 7)) == .passwordTooShort)
  }

  @Test("at most 1,024 characters")
  func maximum() {
    #expect(code(String(repeating: "hare", count: 256)) == nil)
    #expect(code(String(repeating: "hare", count: 256) + "z") == .valueInvalid)
    #expect(code(String(repeating: "x", count: 1_000_000)) == .valueInvalid)
    // NFKC turns this ligature into eighteen characters.
    #expect(code(String(repeating: "\u{FDFA}", count: 100)) == .valueInvalid)
  }
}
