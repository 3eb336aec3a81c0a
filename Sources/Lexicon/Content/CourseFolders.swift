import FoundationEssentials
package import GameEngine

/// The courses other than English, each in a folder that is named by its ID.
package enum CourseFolders {
  /// The courses in some folders, in the order of their IDs. Folders without a valid `course.conf` are ignored.
  package static func courses(in folders: [String]) -> [Course] {
    let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    return Set(names).sorted().compactMap { name in
      CourseID(name).flatMap { directory(of: $0, in: folders) }
        .flatMap { try? CourseFile.read(directory: $0) }
    }
  }

  /// The folder of a course: the first one in these folders that has a `course.conf`; nil if there is none.
  package static func directory(of course: CourseID, in folders: [String]) -> String? {
    folders.lazy.map { "\($0)/\(course)" }
      .first { FileManager.default.fileExists(atPath: "\($0)/\(CourseFile.name)") }
  }
}
