import ClientCore
import ClientProgress
import Lexicon
import Testing

@Suite("data check --update --data")
struct ContentCheckLevelsTests {
  @Test("without the packages it names the missing one, and leaves the stored levels alone")
  func missing() throws {
    let folder = try TestFolder()
    try folder.write("kept".utf8, to: "pack/\(LevelFile.name)")
    let test = TestHost()
    let commands = ContentCommands(folder: "\(folder.path)/pack", host: test.host())
    let error = #expect(throws: ClientError.self) {
      try commands.updateLevels(packages: folder.path)
    }
    #expect(error?.code == .contentUnreadable)
    #expect(error?.message.contains("wordfreq-3.1.1 is not installed here") == true)
    #expect(try TextFile.bytes(path: "\(folder.path)/pack/\(LevelFile.name)") == Array("kept".utf8))
    #expect(test.output.taken() == "")
  }
}
