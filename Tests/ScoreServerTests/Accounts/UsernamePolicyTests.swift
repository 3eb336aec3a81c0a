import ScoreAPI
import ScoreServer
import TestSupport
import Testing

/// The store rejects names that look like a name in use.
@Suite("The username policy")
struct UsernamePolicyTests {
  private let policy = UsernamePolicy(serverName: "Class 4b")

  private func isTaken(_ name: String) -> Bool {
    do throws(RequestError) {
      try policy.check(name)
      return true
    } catch {
      #expect(error.code == .usernameInvalid)
      return false
    }
  }

  @Test(
    "ordinary names are accepted",
    arguments: [
      "abc", "Anna", "x_1", "a-b-c", "12345", "Twenty-Letters_Long2", "wordhoarder", "Hancock",
      "Scunthorpe_Sue", "cocoon", "raccoon", "grape", "therapist", "analyst", "Cassandra",
      "classic",
      "Takeshita", "sextant", "sussex", "Niger", "dickens", "administer", "rooty", "Melvin",
      "team7up",
      "assassin", "title", "shiitake", "drapery", "spice", "peacock", "sniggering", "mesmeric",
      "Ali", "Mali", "Rot", "Modi", "boot", "Arnold", "Viv", "Bernd", "-abc", "staffan",
      "Syd_Stem", "the-player", "team-player", "gamemaster", "robot", "the_team", "reader",
      "Theresa", "realist",
      "owners-daughter", "undeleted", "sysadmina", "serverin", "all-stars", "Teamo", "player-bot",
    ])
  func taken(name: String) {
    #expect(isTaken(name))
  }

  @Test(
    "names of other lengths or with other characters are rejected",
    arguments: [
      "", "ab", "Twenty-One-Letters-12", "with space", "dot.dot", "at@home", "new\nline",
      "nul\0nul",
      "аnna", "Änna", "anna\u{200B}", "anna\u{202E}", "ａｎｎａ", "anna\u{301}", "日本語", "🙂🙂🙂",
      "<img>", "\">x", "a" + String(repeating: "\u{301}", count: 5000),
      String(repeating: "a", count: 1_000_000),
    ])
  func malformed(name: String) {
    #expect(!isTaken(name))
  }

  @Test(
    "names that suggest an official role are rejected, even if disguised",
    arguments: [
      "admin", "ADMIN", "Root", "system", "moderator", "support", "current", "null", "api", "me_",
      "a-d-m-i-n", "_admin_", "4dm1n", "admin1", "r00t", "wordhoard", "W0rdh0ard", "class4b",
      "class-4B", "wordhoard-admin", "Support_Wordhoard", "wordhoard_official",
      "adrnin", "rnoderator", "vvordhoard", "suppport", "suport", "AdmIn", "admln", "adrn1n",
      "ovvner",
      "0fficial", "offlciai", "staaff", "vvebrnaster", "w0rdh0oard", "adrnin_wordhoard", "ciass4b",
      "wordhoarda-dmin", "deleted", "deleted-player", "Deleted_Player", "de1eted-piayer",
      "deletedplayer",
      "server-team", "team_server", "serverteam", "servertearn", "5erver-t3am", "official_bot",
      "0fficialbot",
      "bot-official", "official-game-bot", "the-admin", "real_admin", "our-support-team",
      "admins-staff",
      "adminstaff", "class4b-team", "the-c1ass-4b", "deleted-player-7", "staff_bots",
    ])
  func offices(name: String) {
    #expect(!isTaken(name))
  }

  @Test(
    "insulting names are rejected, even if disguised",
    arguments: [
      "fuck", "FuckYou", "f_u_c_k", "fvck-fuck", "5h1t", "xx_shit_xx", "n1gger", "c-u-n-t",
      "b1tch99",
      "H1tler", "asshole", "a55hole", "rapist7",
    ])
  func insults(name: String) {
    #expect(!isTaken(name))
  }

  @Test("accepted names are 3 to 20 letters, digits, _ and -")
  func law() {
    var gen = Gen(seed: 41)
    for _ in 0..<2000 {
      let name = gen.percent(50) ? gen.junk() : gen.text(of: "abzAZ019_-é .", length: 0...25)
      guard isTaken(name) else { continue }
      #expect((3...20).contains(name.utf8.count))
      #expect(name.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil)
    }
  }
}
