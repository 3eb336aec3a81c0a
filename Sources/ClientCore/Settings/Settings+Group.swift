extension Settings {
  /// The groups in which the settings screen shows the settings.
  package enum Group: CaseIterable, Sendable {
    case play, memory, look, reading, languages, network
  }
}

extension Settings.Key {
  /// The group that shows the setting.
  package var group: Settings.Group {
    switch self {
    case .level, .category, .source, .session, .strictAccents, .answerDelay, .reminder: .play
    case .retention, .retentionDecks, .longestInterval, .goal, .classic, .dayStart: .memory
    case .theme, .motion, .screen, .mouse, .spoken, .sound, .voice, .weekStart: .look
    case .readingWidth, .readingSpacing, .readingScroll, .readingClick, .tags: .reading
    case .interface, .course, .dictionaries, .gloss: .languages
    case .server, .catalogs, .contact, .openLibrary, .covers: .network
    }
  }
}
