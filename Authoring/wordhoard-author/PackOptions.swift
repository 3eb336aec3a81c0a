import ArgumentParser
import Foundation
import Lexicon

/// The pack that a command works on.
struct PackOptions: ParsableArguments {
  @Argument(help: "The pack's folder; default: Wordhoard's own words.", completion: .directory)
  var folder: String?

  /// The folder of the pack.
  ///
  /// - Throws: an exit code, after a message, if none is named and there are no words beside the program.
  func directory() throws -> String {
    // A course has the name of its folder, which `.` does not show.
    if let folder { return URL(filePath: folder).standardizedFileURL.path }
    let executable =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return try Console.reporting {
      try ContentLocator.directory(
        executable: executable, environment: ProcessInfo.processInfo.environment)
    }
  }
}
