/// The text of the fixture's words, level by level, in the format of the content's word files with
/// one addition: a line `[category]` names the category of the words below it.
///
/// It was copied once from the content and is frozen: golden tests depend on every letter of it, and
/// the content may be edited without touching them.
enum FixtureWords {
  /// All levels.
  static let all = [levelOne, levelTwo, levelThree, levelFour]
}
