import FoundationEssentials
package import GameEngine

/// The courses other than English, each in a folder that is named by its ID.
package enum CourseFolders {
  /// The courses in some folders, in the order of their IDs, and the faults of descriptions that cannot be read. Folders without
  /// a `course.conf` are ignored.
  package static func read(in folders: [String]) -> (courses: [Course], faults: [ContentError]) {
    let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    var read: (courses: [Course], faults: [ContentError]) = ([], [])
    for name in Set(names).sorted() {
      guard let directory = CourseID(name).flatMap({ directory(of: $0, in: folders) }) else {
        continue
      }
      do {
        read.courses.append(try CourseFile.read(directory: directory))
      } catch {
        read.faults.append(error)
      }
    }
    return read
  }

  /// The folder of a course: the first one in these folders that has a `course.conf`; nil if there is none.
  package static func directory(of course: CourseID, in folders: [String]) -> String? {
    folders.lazy.map { "\($0)/\(course)" }
      .first { FileManager.default.fileExists(atPath: "\($0)/\(CourseFile.name)") }
  }
}
