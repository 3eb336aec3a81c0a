import ClientCore

/// The screens that only the home screen and the profile open.
enum ProgressRoute: Sendable {
  case practice
  /// The list of all forms of questions.
  case forms
  case profile
  case calibration
  case recap
  /// The settings; one of them is chosen.
  case settings(Settings.Key? = nil)
  case help
}
