import ScoreServer
import TestSupport
import Testing

/// RFC 7914, section 12: the vectors that need less than 1 GiB.
@Suite("scrypt")
struct ScryptTests {
  struct Vector: Sendable {
    let password: String
    let salt: String
    let cost: Int
    let blockSize: Int
    let parallelization: Int
    let key: String
  }

  static let vectors = [
    Vector(
      password: "", salt: "", cost: 4, blockSize: 1, parallelization: 1,
      key: """
        77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442\
        fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906
        """),
    Vector(
      password: "password", salt: "NaCl", cost: 10, blockSize: 8, parallelization: 16,
      key: """
        fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162\
        2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640
        """),
    Vector(
      password: "pleaseletmein", salt: "SodiumChloride", cost: 14, blockSize: 8,
      parallelization: 1,
      key: """
        7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2\
        d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887
        """),
  ]

  @Test("computes the keys of RFC 7914", arguments: vectors)
  func standard(vector: Vector) throws {
    let parameters = try #require(
      ScryptParameters(
        cost: vector.cost, blockSize: vector.blockSize, parallelization: vector.parallelization))
    let key = parameters.key(
      password: Array(vector.password.utf8), salt: Array(vector.salt.utf8), length: 64)
    #expect(key.map(hexadecimal) == vector.key)
  }

  @Test("computes with the cost of a real server, which exceeds OpenSSL's default memory limit")
  func realCost() {
    let key = ScryptParameters(limitedCost: 17)
      .key(password: Array("secret".utf8), salt: Array("0123456789abcdef".utf8), length: 32)
    #expect(key?.count == 32)
  }

  @Test("a hash is parsed as it was formatted")
  func roundTrip() throws {
    var gen = Gen(seed: 14)
    for _ in 0..<200 {
      let parameters = try #require(
        ScryptParameters(
          cost: gen.int(1...17), blockSize: gen.int(1...8), parallelization: gen.int(1...16)))
      let hash = ScryptHash(
        parameters: parameters, salt: bytes(gen.int(16...64), &gen),
        key: bytes(gen.int(16...64), &gen))
      #expect(ScryptHash(hash.description) == hash)
    }
  }

  @Test(
    "a hash that is damaged or has excessive parameters is rejected",
    arguments: [
      "", "$", "secret", "$argon2id$ln=17,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$a2V5a2V5a2V5a2V5a2V5",
      "$scrypt$ln=40,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$a2V5a2V5a2V5a2V5a2V5a2V5",
      "$scrypt$ln=20,r=32,p=1$c2FsdHNhbHRzYWx0c2FsdA$a2V5a2V5a2V5a2V5a2V5a2V5",
      "$scrypt$ln=17,r=8,p=99$c2FsdHNhbHRzYWx0c2FsdA$a2V5a2V5a2V5a2V5a2V5a2V5",
      "$scrypt$ln=-1,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$a2V5a2V5a2V5a2V5a2V5a2V5",
      "$scrypt$ln=9999999999999999999999,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$a2V5a2V5a2V5a2V5a2V5a2V5",
      "$scrypt$r=8,ln=17,p=1$c2FsdHNhbHRzYWx0c2FsdA$a2V5a2V5a2V5a2V5a2V5a2V5",
      "$scrypt$ln=17,r=8,p=1$$a2V5a2V5a2V5a2V5a2V5a2V5",
      "$scrypt$ln=17,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$",
      "$scrypt$ln=17,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$a2V5",
      "$scrypt$ln=17,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA==$a2V5a2V5a2V5a2V5a2V5a2V5",
      "$scrypt$ln=17,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$a2V5a2V5a2V5a2V5a2V5a2V5$more",
    ])
  func damaged(text: String) {
    #expect(ScryptHash(text) == nil)
  }

  @Test("random text is rejected as a hash")
  func junk() {
    var gen = Gen(seed: 15)
    for _ in 0..<500 {
      let parts = (0..<gen.int(0...6)).map { _ in gen.junk() }
      #expect(ScryptHash("$scrypt$" + parts.joined(separator: "$")) == nil)
    }
    #expect(ScryptHash(String(repeating: "$scrypt$ln=17", count: 100_000)) == nil)
  }

  private func bytes(_ count: Int, _ gen: inout Gen) -> [UInt8] {
    (0..<count).map { _ in UInt8(gen.int(0...255)) }
  }
}
