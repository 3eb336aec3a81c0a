extension ClientError {
  /// The kinds of errors. A raw value is a stable name.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    // The journal.
    case diskFull = "disk_full"
    case exportNotWritable = "export_not_writable"
    case fileExists = "file_exists"
    case importMalformed = "import_malformed"
    case importUnreadable = "import_unreadable"
    case journalBusy = "journal_busy"
    case journalDamaged = "journal_damaged"
    case journalFailed = "journal_failed"
    case journalNewer = "journal_newer"
    case journalNotWritable = "journal_not_writable"

    // Words and dictionaries.
    case contentMalformed = "content_malformed"
    case contentUnreadable = "content_unreadable"
    case dictionaryMalformed = "dictionary_malformed"
    case dictionaryUnreadable = "dictionary_unreadable"
    case noPronunciation = "no_pronunciation"
    case noRhymes = "no_rhymes"
    case noWords = "no_words"
    case unknownDictionary = "unknown_dictionary"
    case unknownWord = "unknown_word"
    case wordNetMissing = "wordnet_missing"
    case wordNetUnreadable = "wordnet_unreadable"

    // Values of options, arguments and settings.
    case dateInFuture = "date_in_future"
    case dateMalformed = "date_malformed"
    case dateOutOfRange = "date_out_of_range"
    case difficultyOutOfRange = "difficulty_out_of_range"
    case levelOutOfRange = "level_out_of_range"
    case limitOutOfRange = "limit_out_of_range"
    case noName = "no_name"
    case noPassword = "no_password"
    case pathUnusable = "path_unusable"
    case periodMalformed = "period_malformed"
    case questionsOutOfRange = "questions_out_of_range"
    case timeMalformed = "time_malformed"
    case unknownBoard = "unknown_board"
    case unknownCategory = "unknown_category"
    case unknownForm = "unknown_form"
    case unknownLanguage = "unknown_language"
    case unknownOrder = "unknown_order"
    case unknownSetting = "unknown_setting"
    case unknownSource = "unknown_source"
    case unknownValue = "unknown_value"
    case wordsOutOfRange = "words_out_of_range"

    // Rounds.
    case clockBeforeFirstDaily = "clock_before_first_daily"
    case codeItemsMissing = "code_items_missing"
    case codeMalformed = "code_malformed"
    case codeOtherEdition = "code_other_edition"
    case codeOtherSource = "code_other_source"
    case codeTooNew = "code_too_new"
    case nothingToShare = "nothing_to_share"
    case playedElsewhere = "played_elsewhere"
    case replayDiffers = "replay_differs"
    case rulesNotInForce = "rules_not_in_force"

    // The machine.
    case noAudio = "no_audio"
    case noClipboard = "no_clipboard"
    case noNotifier = "no_notifier"
    case noSpeech = "no_speech"
    case noTerminal = "no_terminal"
    case noTimer = "no_timer"
    case notSpeakable = "not_speakable"
    case reminderFailed = "reminder_failed"
    case speechFailed = "speech_failed"

    // Score servers.
    case ambiguousGroup = "ambiguous_group"
    case credentialsExposed = "credentials_exposed"
    case credentialsNotWritable = "credentials_not_writable"
    case credentialsUnreadable = "credentials_unreadable"
    case credentialsWrong = "credentials_wrong"
    case groupFull = "group_full"
    case noGroup = "no_group"
    case noServer = "no_server"
    case notGroupOwner = "not_group_owner"
    case notSignedIn = "not_signed_in"
    case passwordTooCommon = "password_too_common"
    case passwordTooShort = "password_too_short"
    case rateLimited = "rate_limited"
    case registrationClosed = "registration_closed"
    case serverAnswerUnreadable = "server_answer_unreadable"
    case serverMalformed = "server_malformed"
    case serverNotEncrypted = "server_not_encrypted"
    case serverUnreachable = "server_unreachable"
    case syncInconsistent = "sync_inconsistent"
    case syncTooLong = "sync_too_long"
    case tokenInvalid = "token_invalid"
    case unknownGroup = "unknown_group"
    case usernameInvalid = "username_invalid"
    case usernameTaken = "username_taken"

    /// A server refused a request for any other reason.
    case refused
    /// Any other error.
    case failed
  }
}
