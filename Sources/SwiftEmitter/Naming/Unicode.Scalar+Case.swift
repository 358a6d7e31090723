extension Unicode.Scalar {
  /// Whether it is a capital letter. Most are of ASCII, which needs no look into Unicode's tables.
  var isCapital: Bool { isASCII ? self >= "A" && self <= "Z" : properties.isUppercase }

  /// Whether it is a small letter.
  var isSmall: Bool { isASCII ? self >= "a" && self <= "z" : properties.isLowercase }
}
