extension Host {
  /// Shows the player a remark, apart from the results.
  package func remark(_ text: String) { errors.remark(text) }
}
