/// An attribute of an element; the name as written, with its prefix.
package struct MarkupAttribute {
  /// The name as written, with its prefix.
  package let name: String
  /// The value, with its entities resolved.
  package let value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// Receives the elements and texts that a parser of markup finds.
package protocol MarkupSink: AnyObject {
  /// Called at the start of an element; the name as written, with its prefix.
  func start(_ name: String, _ attributes: [MarkupAttribute])
  /// Called at the end of an element.
  func end(_ name: String)
  /// Called for each piece of text, in UTF-8.
  func text(_ text: UnsafeBufferPointer<UInt8>)
}
