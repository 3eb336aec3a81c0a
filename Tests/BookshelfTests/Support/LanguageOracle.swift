import Glibc

/// The languages that CLD2 finds in texts, where Debian's `libcld2-0` is installed.
struct LanguageOracle {
  private typealias Detect =
    @convention(c) (UnsafePointer<CChar>, Int32, Bool, UnsafeMutablePointer<Bool>) -> Int32
  private typealias Code = @convention(c) (Int32) -> UnsafePointer<CChar>

  private let detect: Detect
  private let code: Code

  /// nil if it is not installed.
  init?() {
    guard let library = dlopen("libcld2.so.0", RTLD_LAZY),
      let detect = dlsym(library, "_ZN4CLD214DetectLanguageEPKcibPb"),
      let code = dlsym(library, "_ZN4CLD212LanguageCodeENS_8LanguageE")
    else { return nil }
    self.detect = unsafeBitCast(detect, to: Detect.self)
    self.code = unsafeBitCast(code, to: Code.self)
  }

  /// The language of a text, with the tags that the figures have.
  func language(of text: String) -> String {
    var isReliable = false
    let found = String(cString: code(detect(text, Int32(text.utf8.count), true, &isReliable)))
    return ["no": "nb", "bs": "hr"][found] ?? found
  }
}
