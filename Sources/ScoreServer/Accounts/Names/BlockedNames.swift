/// Names that are not allowed, in lower case.
enum BlockedNames {
  /// Names that suggest an official role, or have a meaning in addresses and programs.
  static let reserved: Set<String> = [
    "abuse", "account", "accounts", "admin", "administrator", "admins", "all", "anonymous", "api",
    "board", "boards", "bot", "bots", "contact", "current", "daily", "daemon", "deleted",
    "everyone", "game", "guest", "healthz", "help", "helpdesk", "host", "hostmaster", "info",
    "journal", "leaderboard", "login", "logout", "mail", "manager", "master", "me", "mod",
    "moderator", "mods", "myself", "nobody", "none", "noreply", "nil", "null", "official",
    "operator", "our", "owner", "password", "player", "players", "postmaster", "privacy", "profile",
    "real", "referee", "register", "removed", "root", "runs", "security", "self", "server",
    "session", "sessions", "settings", "signup", "solo", "staff", "superuser", "support",
    "sysadmin", "sysop", "system", "team", "test", "the", "token", "undefined", "unknown", "user",
    "username", "webmaster", "www", "you",
  ]

  /// The reserved names that let somebody pose as an official, or as the server. Names that
  /// resemble them, or consist of them and other reserved names, are rejected, too. Short ones are
  /// left out, since ordinary names resemble them (`Ali`, `Mali`, `Rot`).
  static let offices: Set<String> = [
    "admin", "administrator", "admins", "deleted", "helpdesk", "hostmaster", "manager", "moderator",
    "official", "operator", "owner", "postmaster", "referee", "security", "server", "staff",
    "superuser", "support", "sysadmin", "sysop", "system", "webmaster",
  ]

  /// Insults and worse that are also parts of innocent words. They are rejected only as a whole name, or as a
  /// part between `_` and `-`.
  static let insults: Set<String> = [
    "1488", "anal", "anus", "arse", "arsehole", "ass", "asshole", "chink", "cock", "coon", "cum",
    "cumshot", "cunts", "fag", "fags", "gook", "kike", "kkk", "molester", "nazi", "nazis", "negro",
    "niggers", "paki", "pedo", "pedophile", "penis", "porn", "porno", "pussy", "rape", "raper",
    "rapist", "retard", "retarded", "shit", "shithead", "shitty", "bullshit", "slut", "sluts",
    "spic",
    "tits", "tranny", "twat", "vagina", "wank", "wanker", "wetback", "whore", "whores", "wop",
  ]

  /// Whether a name contains an insult that is rejected anywhere. No innocent words contain one, except those
  /// in `innocent`.
  static func containsInsult(_ name: String) -> Bool {
    let rest = innocent.reduce(name) { $0.replacing($1, with: "") }
    return anywhere.contains { rest.contains($0) }
  }

  private static let anywhere = [
    "bitch", "childporn", "cocksuck", "cunt", "faggot", "fuck", "heilhitler", "hitler",
    "nigga", "nigger", "siegheil",
  ]

  private static let innocent = ["scunthorpe", "snigger"]
}
