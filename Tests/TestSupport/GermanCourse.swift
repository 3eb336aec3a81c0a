/// The course of forty German words in `Tests/Fixtures/courses/de`.
package enum GermanCourse {
  /// The folder that contains its folder.
  package static let parent = folder(of: #filePath) + "/Fixtures/courses"
  /// Its folder.
  package static let directory = parent + "/de"

  private static func folder(of file: String) -> String {
    file.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" }
  }
}
