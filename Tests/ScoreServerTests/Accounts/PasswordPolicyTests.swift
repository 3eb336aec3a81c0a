import ScoreAPI
import ScoreServer
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
    let password = String(repeating: "é", count: length)
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
      "kqzvbnmwrtplkjh", "384756102938475", "?!&=)(/%$;:_+*#", "KQZVBNMWRTPLKJH", "        - -    ",
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
    ])
  func common(password: String, reason: AccountError) {
    #expect(throws: RequestError.account(reason)) { try policy.check(password, of: "Penelope7") }
    #expect(reason.code == .passwordTooCommon)
  }

  @Test("the list contains passwords of eight or more characters, and only whole passwords match")
  func wholePassword() {
    #expect(code("password and a tree") == nil)
    #expect(code("penelope7 knits", of: "penelope7") == nil)
  }

  @Test("length counts code points")
  func codePoints() {
    #expect(code(String(repeating: "🙂", count: 15)) == nil)
    #expect(code(String(repeating: "🙂", count: 7)) == .passwordTooShort)
    #expect(code(String(repeating: "e\u{301}", count: 7)) == .passwordTooShort)
  }

  @Test("at most 1,024 characters")
  func maximum() {
    #expect(code(String(repeating: "xy", count: 512)) == nil)
    #expect(code(String(repeating: "xy", count: 512) + "z") == .valueInvalid)
    #expect(code(String(repeating: "x", count: 1_000_000)) == .valueInvalid)
    // NFKC turns this ligature into eighteen characters.
    #expect(code(String(repeating: "\u{FDFA}", count: 100)) == .valueInvalid)
  }
}
