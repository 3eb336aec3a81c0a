func hmacSHA256(key: [UInt8], message: [UInt8]) -> [UInt8] { key + message }
