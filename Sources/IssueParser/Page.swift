package import ChineseText

// The values that the parser makes: a source file holds pages; a page holds a masthead, articles,
// photos, a colophon, and what belongs nowhere. Every non-blank line of the source is in exactly
// one `LineRange` of exactly one of these values.

/// A closed range of line numbers of the source file, counted from 1 (as `grep -n` counts).
package struct LineRange: Hashable, Sendable {
  /// The first line of the range.
  package let first: Int
  /// The last line of the range; never before `first`.
  package let last: Int

  /// Makes the range of lines from `first` to `last`, both included.
  package init(_ first: Int, _ last: Int) {
    precondition(first >= 1 && last >= first, "a line range starts at 1 and does not run backwards")
    self.first = first
    self.last = last
  }
}

/// What one block of a page is for.
package enum BlockRole: String, Sendable, CaseIterable {
  /// 引题: the line above the headline.
  case kicker
  /// 主题: the headline.
  case title
  /// 副题: the deck under the headline.
  case subtitle
  /// A line that holds names of authors only.
  case byline
  /// 小标题: a heading inside the body.
  case subheading
  /// A paragraph.
  case body
  /// The text that goes with a photo.
  case caption
  /// A line that holds only who took the photo.
  case credit
  /// A line that says where the article goes on or came from: 下转4版, 上接1版.
  case jump
  /// A slogan, a column's flag or another line that belongs to the page and to no article.
  case banner
  /// Debris of the recognition.
  case noise
}

/// A piece of text with one role: a headline, a whole paragraph, a caption.
package struct Block: Hashable, Sendable {
  /// What the text is for.
  package var role: BlockRole
  /// The scalars of the text, reflowed: wrapped lines joined, justified characters closed up, marks
  /// of the engine taken off. Never empty.
  package var scalars: [UInt32]
  /// Where it stands in the source, in reading order: lines from 1, both ends included. Ranges may
  /// run backwards from one to the next where the recognition mixed columns.
  package var lines: [LineRange]

  /// Makes a block from its parts.
  package init(role: BlockRole, scalars: [UInt32], lines: [LineRange]) {
    self.role = role
    self.scalars = scalars
    self.lines = lines
  }

  /// Makes a block from its parts.
  package init(role: BlockRole, text: String, lines: [LineRange]) {
    self.init(role: role, scalars: text.unicodeScalars.map(\.value), lines: lines)
  }

  /// The text as a string, made anew each time.
  package var text: String { String(scalarValues: scalars[...]) }
}

/// Somebody who wrote an article, as the page names them.
package struct Author: Hashable, Sendable {
  /// The name without spaces: `张三`.
  package var name: String
  /// The role as printed before the name: `记者`, `本报记者`, `通讯员`; nil where none is printed.
  package var role: String?

  /// Makes an author from the name and the role as printed.
  package init(name: String, role: String? = nil) {
    self.name = name
    self.role = role
  }
}

/// 电头: where and when an agency filed the article. The issue's own day is elsewhere.
package struct Dateline: Hashable, Sendable {
  /// The place as printed: `北京`.
  package var place: String?
  /// The day as printed: `5月6日`.
  package var date: String?

  /// Makes a dateline from its printed parts.
  package init(place: String? = nil, date: String? = nil) {
    self.place = place
    self.date = date
  }
}

/// One article of a page, put together from its fragments.
package struct Article: Hashable, Sendable {
  /// 引题, or nil.
  package var kicker: String?
  /// 主题, or nil where the page lost it. Never invented.
  package var title: String?
  /// 副题, or nil.
  package var subtitle: String?
  /// Who wrote it, in printed order, each name once.
  package var authors: [Author] = []
  /// `本报`, `新华社` and the like, or nil.
  package var agency: String?
  /// The dateline of an agency's report, or nil.
  package var dateline: Dateline?
  /// The page that `下转N版` names.
  package var continuesOnPage: PageNumber?
  /// The page that `上接N版` names.
  package var continuedFromPage: PageNumber?
  /// Who took the photos inside the article.
  package var photographers: [String] = []
  /// Headings, paragraphs, captions in reading order; every line of the article is in one of them.
  package var blocks: [Block] = []
  /// How sure the parser is, in a hundred, that the article is whole and all of it its own.
  package var assemblyConfidence = 100
  /// How many of a hundred characters recognition read right, an estimate from which characters
  /// stand side by side, good to about 3; nil for too little text.
  package var textQuality: Int?

  /// Makes an empty article, to be filled.
  package init() {}
}

/// A photo that stands alone, with its caption and credit.
package struct Photo: Hashable, Sendable {
  /// The caption without its credit, or nil.
  package var caption: String?
  /// Who took it.
  package var photographers: [String] = []
  /// Caption and credit lines.
  package var blocks: [Block] = []

  /// Makes an empty photo, to be filled.
  package init() {}
}

/// The block that names the desk and the people who made the page: 部门, 组版, 责编, 校对.
package struct Colophon: Hashable, Sendable {
  /// The desk: `时政部`.
  package var department: String?
  /// 组版, 版式, 美编: who laid the page out.
  package var layout: [String] = []
  /// 责编, 责任编辑, 编辑.
  package var editors: [String] = []
  /// 校对.
  package var proofreaders: [String] = []
  /// The desk's e-mail address.
  package var email: String?
  /// The desk's telephone number as printed.
  package var phone: String?
  /// Where it stands in the source: lines from 1, both ends included.
  package var lines: [LineRange] = []

  /// Makes an empty colophon, to be filled.
  package init() {}
}

/// One page of a newspaper, with every non-blank line of its source in exactly one place.
package struct Page: Hashable, Sendable {
  /// The fields of the head (and of a date line in the foot), each a value or nil.
  package var masthead = Masthead()
  /// The articles in the order in which their first lines stand in the source.
  package var articles: [Article] = []
  /// Photos that belong to no article.
  package var photos: [Photo] = []
  /// The imprint, or nil where the page has none.
  package var colophon: Colophon?
  /// Banners and debris.
  package var unassigned: [Block] = []
  /// Doubts, in line order.
  package var diagnostics: [Diagnostic] = []

  /// Makes an empty page, to be filled.
  package init() {}
}

/// All that the parser makes of one source file.
package struct ParsedSource: Sendable {
  /// The encoding found.
  package var encoding: TextEncoding
  /// The pages of the file, at least one.
  package var pages: [Page]
  /// Doubts about the file as a whole: undecodable bytes and the like.
  package var diagnostics: [Diagnostic]

  /// Makes a result from its parts.
  package init(encoding: TextEncoding, pages: [Page], diagnostics: [Diagnostic]) {
    self.encoding = encoding
    self.pages = pages
    self.diagnostics = diagnostics
  }
}
