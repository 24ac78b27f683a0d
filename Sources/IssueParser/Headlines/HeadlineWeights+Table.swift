// Fitted by `HeadlineFitTests`; not to be changed by hand.

extension HeadlineWeights {
  /// What each ``HeadlineSign`` adds for a line above and below the headline.
  package static let lines: [(above: Float, below: Float)] = [
    (0.33, 0.19),  // any
    (-0.52, -3.33),  // to3
    (-0.77, -0.48),  // to5
    (-1.11, -0.81),  // to8
    (-0.92, 0.30),  // to11
    (-1.05, 1.08),  // to14
    (0.13, 0.47),  // to17
    (0.97, 1.39),  // to20
    (1.64, 1.83),  // to24
    (1.96, -0.25),  // longer
    (-2.82, 2.73),  // relativeLength
    (-1.33, 0.74),  // said
    (0.32, 0.86),  // unsaid
    (1.62, 4.69),  // deckShape
    (1.14, 0.37),  // dash
    (3.63, -0.02),  // bannerShape
    (2.08, 0.00),  // flagShape
    (4.12, 0.42),  // kickerShape
    (2.13, 2.53),  // reportShape
    (-1.11, 0.00),  // endsColon
    (-1.46, -1.71),  // endsQuestion
    (1.09, -1.51),  // opensQuote
    (-0.69, -1.71),  // endsQuote
    (0.08, 2.45),  // quotation
    (0.45, -0.64),  // endsTitle
    (-0.69, -0.86),  // opensDigit
    (0.05, 0.00),  // opensTells
    (-0.97, 4.05),  // opensRequest
    (0.85, 0.53),  // comma
    (3.57, 2.42),  // enumeration
    (1.00, 2.13),  // digit
    (0.50, -1.16),  // severalNumbers
    (0.86, -0.52),  // percent
    (1.38, 0.29),  // halves
    (-0.61, -0.62),  // letterSpaced
    (0.24, 2.11),  // unranked
    (-1.13, -1.26),  // topRank
    (0.02, 0.68),  // lowerRank
    (-0.92, -0.14),  // usualRank
  ]

  /// What each ``HeadlineJointSign`` adds for two lines: both above the headline, parted by
  /// its first line, both in it, parted by its last line, both below.
  package static let joints: [[Float]] = [
    [-0.49, 0.82, -0.52, -0.60, 0.79],  // any
    [-0.10, -0.11, 0.21, -0.26, 0.26],  // words
    [-1.04, -0.19, 0.81, -0.49, 0.91],  // same
    [-0.15, -0.03, -0.42, -0.08, 0.68],  // by1
    [-0.12, 0.46, -0.10, -0.67, 0.43],  // by2
    [0.34, 0.46, 0.06, -0.17, -0.70],  // upTo4
    [0.48, 0.12, -0.87, 0.81, -0.53],  // farOff
    [1.35, 0.11, -0.26, 0.16, -1.36],  // firstShorter
    [-0.53, 0.46, -0.55, 0.48, 0.13],  // secondShorter
    [0.06, -0.87, 0.30, 0.08, 0.43],  // excess
    [0.68, -1.83, 0.92, -0.86, 1.09],  // parallel
    [1.60, 0.00, 0.61, -1.79, -0.41],  // firstShort
    [0.12, -1.00, 0.72, 0.96, -0.79],  // secondShort
    [0.17, 0.72, -0.46, 0.82, -1.24],  // bothLong
    [1.81, 1.52, -0.36, 0.64, -3.61],  // otherRank
    [0.00, -0.55, 2.09, -1.53, 0.00],  // namesSecond
    [0.00, -1.89, 3.37, -1.48, 0.00],  // givesNotice
    [0.00, -0.84, 1.12, -0.27, 0.00],  // openQuote
    [-0.88, -0.22, 2.23, -1.12, 0.00],  // colon
    [3.09, -2.02, 0.36, -1.00, -0.44],  // comma
    [0.18, -1.10, -0.12, -0.20, 1.25],  // unfinished
    [0.93, -1.00, -0.30, 1.18, -0.81],  // dash
  ]

  /// What it adds that so many lines stand above, 0 to 3 or more.
  package static let above: [Float] = [-0.82, 0.38, 0.30, 0.14]
  /// That so many are the headline's, 1 to 4.
  package static let run: [Float] = [-0.53, 1.24, -0.35, -0.35]
  /// That so many stand below, 0 to 2 or more.
  package static let below: [Float] = [0.60, 0.15, -0.75]
}
