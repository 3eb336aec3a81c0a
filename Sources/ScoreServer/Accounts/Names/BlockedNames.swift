/// Names that nobody may take, in small letters.
enum BlockedNames {
  /// Names that imply an office, or that addresses and programs use for something else.
  static let reserved: Set<String> = [
    "abuse", "account", "accounts", "admin", "administrator", "admins", "all", "anonymous", "api",
    "board", "boards", "bot", "contact", "current", "daily", "daemon", "deleted", "everyone",
    "game",
    "guest", "healthz", "help", "helpdesk", "host", "hostmaster", "info", "journal", "leaderboard",
    "login", "logout", "mail", "manager", "master", "me", "mod", "moderator", "mods", "myself",
    "nobody", "none", "noreply", "nil", "null", "official", "operator", "owner", "password",
    "player",
    "players", "postmaster", "privacy", "profile", "referee", "register", "root", "runs",
    "security",
    "self", "server", "session", "sessions", "settings", "signup", "solo", "staff", "superuser",
    "support", "sysadmin", "sysop", "system", "team", "test", "token", "undefined", "unknown",
    "user",
    "username", "webmaster", "www", "you",
  ]

  /// Insults and worse, refused as a whole name or as a part of one between signs, because they also
  /// stand within innocent words.
  static let insults: Set<String> = [
    "1488", "anal", "anus", "arse", "arsehole", "ass", "asshole", "chink", "cock", "coon", "cum",
    "cumshot", "cunts", "fag", "fags", "gook", "kike", "kkk", "molester", "nazi", "nazis", "negro",
    "niggers", "paki", "pedo", "pedophile", "penis", "porn", "porno", "pussy", "rape", "raper",
    "rapist", "retard", "retarded", "shit", "shithead", "shitty", "bullshit", "slut", "sluts",
    "spic",
    "tits", "tranny", "twat", "vagina", "wank", "wanker", "wetback", "whore", "whores", "wop",
  ]

  /// Whether an insult stands anywhere in a name; these are in no innocent word but those below.
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
