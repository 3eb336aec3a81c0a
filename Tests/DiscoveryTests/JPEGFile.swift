import Foundation

/// JPEGs of 16 by 24 pixels, red above blue.
enum JPEGFile {
  /// In one scan.
  static var baseline: Data {
    decoded(
      """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERX\
      RTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj\
      Y2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAYABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA\
      AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk\
      M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
      lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA\
      HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh\
      cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp\
      anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk\
      5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDEoqv9q/2P1o+1f7H60f2dif5fxX+Z731/D/zfg/8AIrUUUV9U\
      fNH/2Q==
      """)
  }

  /// In several scans.
  static var progressive: Data {
    decoded(
      """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERX\
      RTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj\
      Y2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wgARCAAYABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAA\
      AAME/8QAFgEBAQEAAAAAAAAAAAAAAAAABQAE/9oADAMBAAIQAxAAAAHCmt8wqZ//xAAWEAEBAQAAAAAAAAAAAAAA\
      AAAQEgD/2gAIAQEAAQUCK1P/xAAXEQADAQAAAAAAAAAAAAAAAAADEBNR/9oACAEDAQE/Abj1f//EABcRAAMBAAAA\
      AAAAAAAAAAAAAAMQFFH/2gAIAQIBAT8BnJi//8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQAGPwJf/8QAFhAB\
      AQEAAAAAAAAAAAAAAAAAEHEA/9oACAEBAAE/ISdL/9oADAMBAAIAAwAAABDwH//EABcRAQADAAAAAAAAAAAAAAAA\
      AAEQ0fD/2gAIAQMBAT8Q0Go//8QAFxEBAAMAAAAAAAAAAAAAAAAAARDR8P/aAAgBAgEBPxDZLj//xAAXEAADAQAA\
      AAAAAAAAAAAAAAAQEfAA/9oACAEBAAE/EBL0s//Z
      """)
  }

  /// A file with another size in its header.
  static func resized(_ file: Data, width: Int, height: Int) -> Data {
    var bytes = Array(file)
    for place in 0..<bytes.count - 9
    where bytes[place] == 0xFF && [0xC0, 0xC2].contains(bytes[place + 1]) {
      bytes[place + 5] = UInt8(height >> 8)
      bytes[place + 6] = UInt8(height & 255)
      bytes[place + 7] = UInt8(width >> 8)
      bytes[place + 8] = UInt8(width & 255)
      break
    }
    return Data(bytes)
  }

  private static func decoded(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
