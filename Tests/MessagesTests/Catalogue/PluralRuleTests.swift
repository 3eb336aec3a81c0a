import Testing

@testable import Messages

@Suite("Plural rules")
struct PluralRuleTests {
  private func forms(_ header: String, _ numbers: [Int]) -> [Int]? {
    PluralRule(header: header).map { rule in numbers.map { rule.form(for: $0) } }
  }

  @Test("the rules of well-known languages give their forms")
  func languages() {
    let numbers = [0, 1, 2, 5, 11, 21, 22, 111, 101]
    #expect(forms("nplurals=1; plural=0;", numbers) == [0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(
      forms("nplurals=2; plural=(n != 1);", numbers) == [1, 0, 1, 1, 1, 1, 1, 1, 1])
    #expect(forms("nplurals=2; plural=n>1;", numbers) == [0, 0, 1, 1, 1, 1, 1, 1, 1])
    let russian = """
      nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);
      """
    #expect(forms(russian, numbers) == [2, 0, 1, 2, 2, 0, 1, 2, 0])
    let slovene = "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);"
    #expect(forms(slovene, numbers) == [3, 0, 1, 3, 3, 3, 3, 3, 0])
  }

  @Test("operators bind as in C")
  func precedence() {
    #expect(forms("nplurals=6; plural=1+2*n%3;", [2]) == [2])
    #expect(forms("nplurals=6; plural=n-1-1;", [5]) == [3])
    #expect(forms("nplurals=2; plural=!n;", [0, 7]) == [1, 0])
    #expect(forms("nplurals=2; plural=1||0&&0;", [0]) == [1])
  }

  @Test("a form is never outside the count, and a division by zero is 0")
  func bounds() {
    #expect(forms("nplurals=2; plural=n;", [0, 9]) == [0, 1])
    #expect(forms("nplurals=2; plural=0-n;", [9]) == [0])
    #expect(forms("nplurals=2; plural=n/0 + n%0;", [9]) == [0])
    #expect(forms("nplurals=2; plural=n*n*n;", [.max]) != nil)
  }

  @Test(
    "invalid rules are refused",
    arguments: [
      "", "nplurals=2;", "plural=n;", "nplurals=0; plural=0;", "nplurals=7; plural=0;",
      "nplurals=2; plural=m;", "nplurals=2; plural=(n;", "nplurals=2; plural=n n;",
      "nplurals=2; plural=n ? 1;", "nplurals=2; plural=9999999999;", "nplurals=2; plural=n &;",
      "nplurals=2; plural=" + String(repeating: "(", count: 300) + "n;",
      "nplurals=2; plural=" + String(repeating: "!", count: 300) + "n;",
    ])
  func refused(header: String) {
    #expect(forms(header, [0]) == nil)
  }
}
