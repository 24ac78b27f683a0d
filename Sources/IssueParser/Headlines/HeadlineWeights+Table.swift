// Fitted by `HeadlineFitTests`; not to be changed by hand.

extension HeadlineWeights {
  /// What each ``HeadlineSign`` adds for a line above and below the headline.
  package static let lines: [(above: Float, below: Float)] = [
    (0.32, 0.19),  // any
    (-0.56, -3.41),  // to3
    (-0.54, -0.73),  // to5
    (-1.01, -0.86),  // to8
    (-0.78, 0.25),  // to11
    (-1.00, 1.09),  // to14
    (0.11, 0.69),  // to17
    (1.04, 1.85),  // to20
    (1.17, 2.31),  // to24
    (1.89, -1.00),  // longer
    (-2.93, 2.46),  // relativeLength
    (-1.41, 0.82),  // said
    (0.23, 0.93),  // unsaid
    (1.14, 4.72),  // deckShape
    (0.52, 0.84),  // dash
    (3.65, -0.02),  // bannerShape
    (1.96, 0.00),  // flagShape
    (4.89, 1.05),  // kickerShape
    (2.23, 2.31),  // reportShape
    (-1.78, 0.00),  // endsColon
    (-1.50, -1.67),  // endsQuestion
    (1.13, -1.46),  // opensQuote
    (-0.71, -1.69),  // endsQuote
    (0.14, 2.42),  // quotation
    (0.41, -0.68),  // endsTitle
    (-0.71, -0.90),  // opensDigit
    (0.08, 0.00),  // opensTells
    (-0.89, 4.15),  // opensRequest
    (0.87, 0.56),  // comma
    (3.55, 2.45),  // enumeration
    (1.01, 2.25),  // digit
    (0.50, -1.54),  // severalNumbers
    (0.82, -0.39),  // percent
    (1.39, 0.34),  // halves
    (-0.32, -0.70),  // letterSpaced
    (0.30, 2.04),  // unranked
    (-1.41, -1.28),  // topRank
    (-0.42, 1.01),  // lowerRank
    (-0.58, -0.23),  // usualRank
  ]

  /// What each ``HeadlineJointSign`` adds for two lines: both above the headline, parted by its first
  /// line, both in it, parted by its last line, both below.
  package static let joints: [[Float]] = [
    [-0.50, 0.81, -0.51, -0.60, 0.79],  // any
    [-0.08, -0.10, 0.22, -0.26, 0.23],  // words
    [-1.08, -0.19, 0.80, -0.52, 0.99],  // same
    [-0.12, -0.05, -0.41, -0.12, 0.71],  // by1
    [-0.12, 0.44, -0.10, -0.64, 0.43],  // by2
    [0.34, 0.44, 0.04, -0.14, -0.68],  // upTo4
    [0.49, 0.17, -0.83, 0.82, -0.65],  // farOff
    [1.28, 0.10, -0.17, 0.21, -1.43],  // firstShorter
    [-0.46, 0.51, -0.62, 0.48, 0.09],  // secondShorter
    [0.09, -0.77, 0.35, -0.28, 0.61],  // excess
    [0.68, -1.86, 0.92, -0.91, 1.17],  // parallel
    [1.57, -0.07, 0.63, -1.78, -0.36],  // firstShort
    [0.14, -1.03, 0.72, 0.85, -0.68],  // secondShort
    [0.21, 0.72, -0.46, 0.92, -1.39],  // bothLong
    [1.84, 1.25, -0.36, 0.57, -3.29],  // otherRank
    [0.00, -0.55, 2.06, -1.52, 0.00],  // namesSecond
    [0.00, -1.89, 3.37, -1.48, 0.00],  // givesNotice
    [0.00, -0.83, 1.13, -0.29, -0.01],  // openQuote
    [-0.94, -0.84, 2.61, -0.82, 0.00],  // colon
    [3.05, -2.06, 0.38, -1.02, -0.35],  // comma
    [0.17, -1.23, -0.12, -0.30, 1.48],  // unfinished
    [-0.01, -0.67, -0.15, 1.51, -0.67],  // dash
  ]

  /// What it adds that so many lines stand above, 0 to 3 or more.
  package static let above: [Float] = [-0.81, 0.38, 0.30, 0.14]
  /// That so many are the headline's, 1 to 4.
  package static let run: [Float] = [-0.53, 1.23, -0.35, -0.34]
  /// That so many stand below, 0 to 2 or more.
  package static let below: [Float] = [0.60, 0.20, -0.80]
}
