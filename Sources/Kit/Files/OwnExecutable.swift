import FoundationEssentials

/// The path of this process's program with resolved links.
package func ownExecutable() -> String {
  (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    ?? CommandLine.arguments[0]
}
