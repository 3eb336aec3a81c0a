import ScoreAPI
import ScoreServer
import Testing

@Suite("Which passwords are taken")
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

  /// Check 1.
  @Test(
    "one character under the floor is too short, at the floor it is taken", arguments: [8, 15, 64])
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

  /// Check 3.
  @Test(
    "one class of characters is enough",
    arguments: [
      "kqzvbnmwrtplkjh", "384756102938475", "?!&=)(/%$;:_+*#", "KQZVBNMWRTPLKJH", "        - -    ",
    ])
  func noComposition(password: String) {
    #expect(code(password) == nil)
  }

  /// Check 4.
  @Test(
    "what everybody tries first is rejected with the reason",
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

  @Test("the list holds passwords of eight characters and more, and is compared as a whole")
  func wholePassword() {
    #expect(code("password and a tree") == nil)
    #expect(code("penelope7 knits", of: "penelope7") == nil)
  }

  /// Check 5.
  @Test("length counts code points")
  func codePoints() {
    #expect(code(String(repeating: "🙂", count: 15)) == nil)
    #expect(code(String(repeating: "🙂", count: 7)) == .passwordTooShort)
    #expect(code(String(repeating: "e\u{301}", count: 7)) == .passwordTooShort)
  }

  /// Check 6, all but its time: this is asked before anything is hashed.
  @Test("at most 1,024 characters")
  func maximum() {
    #expect(code(String(repeating: "xy", count: 512)) == nil)
    #expect(code(String(repeating: "xy", count: 512) + "z") == .valueInvalid)
    #expect(code(String(repeating: "x", count: 1_000_000)) == .valueInvalid)
    // A ligature that NFKC makes eighteen characters of.
    #expect(code(String(repeating: "\u{FDFA}", count: 100)) == .valueInvalid)
  }
}
