extension Host {
  /// Tells the player something beside the results.
  package func remark(_ text: String) { errors.write("wordhoard: \(text)\n") }
}
