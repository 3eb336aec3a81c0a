/// The reason for which something could not be measured.
struct BenchError: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
