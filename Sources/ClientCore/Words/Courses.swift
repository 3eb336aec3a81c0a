package import GameEngine
package import Lexicon
import Synchronization

/// The courses of this installation: English, and the courses in folders of their own. The words of a course are read when they
/// are first needed.
package final class Courses: Sendable {
  private let folders: [String]
  private let cacheFolder: String?
  private let found: Lazy<(courses: [Course], faults: [ContentError])>
  private let opened: Mutex<[CourseID: ContentIndex]>

  /// - Parameters:
  ///   - english: the English words.
  ///   - folders: contain a folder for each other course; of two with the same ID, the one of the earlier folder counts.
  ///   - cacheFolder: the folder for the indexes; nil to keep them only in memory.
  package init(english: ContentIndex, folders: [String] = [], cacheFolder: String? = nil) {
    self.folders = folders
    self.cacheFolder = cacheFolder
    opened = Mutex([.english: english])
    found = Lazy { CourseFolders.read(in: folders) }
  }

  /// The courses, English first. Those with a malformed description are left out.
  package var all: [Course] { [.english] + found.value.courses }

  /// Why descriptions of courses cannot be read.
  package var faults: [ContentError] { found.value.faults }

  /// The words of a course; nil if it is not installed.
  ///
  /// - Throws: `ContentError` with file and line of the first fault of the course.
  package func index(of course: CourseID) throws(ContentError) -> ContentIndex? {
    if let known = opened.withLock({ $0[course] }) { return known }
    guard let directory = CourseFolders.directory(of: course, in: folders) else { return nil }
    let index = try ContentIndex(
      directory: directory, course: try CourseFile.read(directory: directory),
      cacheFolder: cacheFolder)
    return opened.withLock { opened in
      let kept = opened[course] ?? index
      opened[course] = kept
      return kept
    }
  }

  /// The words of all courses except English that can be read.
  package var others: [ContentIndex] { found.value.courses.compactMap { try? index(of: $0.id) } }
}
