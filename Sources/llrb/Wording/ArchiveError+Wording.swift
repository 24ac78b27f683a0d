import BigramIndex
import ChineseText
import NewspaperArchive
import Storage

// What went wrong with an archive, and what to do.

extension ArchiveError {
  /// The message for a person, with what to do about damage.
  var wording: Wording {
    switch self {
    case .corrupt, .index(.corrupt), .storage(.corrupt): advised
    // A file that the index names is gone.
    case .index(.storage(let error)) where error.isMissing: advised
    default: finding
    }
  }

  private var advised: Wording {
    finding + Wording("; run 'llrb verify'", "；请运行 llrb verify")
  }

  /// What is wrong, as `verify` lists it.
  var finding: Wording {
    switch self {
    case .noArchive(let folder):
      Wording(
        "no archive in \(folder) or above it; make one with 'llrb ingest PATH…'",
        "\(folder) 及其上级目录中没有档案；请先用 llrb ingest 路径… 收录")
    case .notAnArchive(let path):
      Wording(
        "\(path): no archive there; make one with 'llrb --archive \(path) ingest PATH…'",
        "\(path)：没有档案；请先用 llrb --archive \(path) ingest 路径… 收录")
    case .occupied(let path, let isFolder): ArchiveError.occupied(path, isFolder)
    case .storage(let error): error.wording
    case .index(let error): error.wording
    case .manifestLost(let path):
      Wording(
        "\(path): the index has lost its manifest; move \(path) away and run 'llrb ingest' again",
        "\(path)：索引的清单文件丢失；请将 \(path) 移开，重新运行 llrb ingest")
    case .corrupt(let file, let fault): StorageError.corrupt(path: file, fault: fault).wording
    case .query(let fault, _): fault.wording
    case .ambiguousID(let id, let candidates):
      Wording(
        "'\(id)' begins more than one id: \(candidates.joined(separator: " "))",
        "“\(id)”对应多个编号：\(candidates.joined(separator: " "))")
    }
  }
}

extension Omission {
  /// The message for a person, behind the results.
  var wording: Wording {
    let what =
      sources.isEmpty
      ? Wording("; what stands there is left out", "；该处内容未列入")
      : Wording("; left out: something of ", "；") + sources.named
        + Wording("", " 的部分内容未列入")
    return error.finding + what + Wording("; run 'llrb verify'", "；请运行 llrb verify")
  }
}

extension [String] {
  /// The first few of these files, for a message; programs are told all.
  var named: Wording {
    let named = prefix(3)
    let more = count - named.count
    return Wording(named.joined(separator: ", "), named.joined(separator: "、"))
      + (more > 0
        ? Wording(" and \(grouped(more)) more", " 等 \(grouped(count)) 个文件") : Wording(""))
  }
}

extension ForeignEncoding {
  /// What people call it.
  fileprivate var name: String {
    switch self {
    case .big5: "Big5"
    case .utf32LittleEndian, .utf32BigEndian: "UTF-32"
    }
  }
}

extension ArchiveError {
  private static func occupied(_ path: String, _ isFolder: Bool) -> Wording {
    // What has an archive's name stands where the archive would be: nothing is to be made in it.
    let isNamedSo = FilePath.name(of: path) == Archive.folderName
    let what =
      isFolder
      ? Wording("is no archive", "不是档案")
      : Wording("is a file, and an archive is a folder", "是文件，而档案是文件夹")
    let advice =
      if isNamedSo {
        Wording("move it away, or name another place with --archive", "请将其移开，或用 --archive 另行指定")
      } else if isFolder {
        Wording(
          "an archive has a folder of its own, such as \(path)/.llrb", "档案须有自己的文件夹，如 \(path)/.llrb")
      } else {
        Wording("name another place with --archive", "请用 --archive 另行指定")
      }
    return Wording(
      "\(path): \(what.english); \(advice.english)", "\(path)：\(what.chinese)；\(advice.chinese)")
  }
}

extension IndexError {
  /// The message for a person.
  var wording: Wording {
    switch self {
    case .missing(let directory), .manifestLost(let directory):
      Wording(
        "\(directory): the index is lost; move the archive away and run 'llrb ingest' again",
        "\(directory)：索引丢失；请将档案移开，重新运行 llrb ingest")
    case .corrupt(let file, let section, let byteOffset, let fault):
      Wording(
        "\(file): damaged at byte \(byteOffset) (\(section)): \(fault.wording.english)",
        "\(file)：第 \(byteOffset) 字节处损坏（\(section)）：\(fault.wording.chinese)")
    case .unsupportedVersion(let file, let version):
      Wording(
        "\(file): format version \(version) is that of another llrb; move the archive away and run "
          + "'llrb ingest' again",
        "\(file)：格式版本 \(version) 属于另一版本的 llrb；请将档案移开，重新运行 llrb ingest")
    case .locked(let path, let holder): StorageError.locked(path: path, holder: holder).wording
    case .tooLarge(let what):
      Wording("\(what): too large for the index", "\(what)：超出索引所能容纳")
    case .storage(let error): error.wording
    }
  }
}

extension SourceProblem {
  /// The message for a person.
  var wording: Wording {
    let reason =
      isStored
      ? reason
        + Wording(
          "; what was stored of it stays ('llrb remove' takes it out)",
          "；此前收录的内容予以保留（可用 llrb remove 移除）") : reason
    return Wording("\(source): \(reason.english)", "\(source)：\(reason.chinese)")
  }

  /// What the archive has of a place where nothing is, and what to do for those who know that it is
  /// gone.
  private func remainder(_ stored: Int) -> Wording {
    Wording(
      " (is its disk mounted?); the archive keeps \(counted(stored, "file", "files", "").english) of it "
        + "until 'llrb remove \(source)'",
      "（磁盘是否已挂载？）；档案中仍有其 \(grouped(stored)) 个文件，可用 llrb remove \(source) 移除")
  }

  private var reason: Wording {
    switch kind {
    // Elsewhere it stands for standard input.
    case .missing where source == DiskFileSystem.standardStream:
      Wording(
        "ingest takes files; write what comes in to a file first", "ingest 只收文件；请先将标准输入存为文件")
    case .missing: Wording("no such file or folder", "文件或文件夹不存在")
    case .gone(let stored): Wording("no such file or folder", "文件或文件夹不存在") + remainder(stored)
    case .emptied(let stored): Wording("no page is left in it", "其中已没有版面") + remainder(stored)
    case .undecodableName: .undecodableName
    case .permission: .unreadable
    case .notAFile: Wording("neither a file nor a folder", "既非文件也非文件夹")
    case .ownFile: Wording("belongs to the archive itself; give page files", "属于档案本身；请给出版面文件")
    case .unreadable(let error): error.reason
    case .empty: Wording("holds no text", "没有文字")
    case .binary: Wording("is not text; give the OCR text of the page", "不是文本；请给出版面的 OCR 文字")
    case .foreignText(let encoding):
      Wording(
        "looks like \(encoding.name), and pages are read as UTF-8, GB 18030 or UTF-16; convert it first: "
          + "iconv -f \(encoding.rawValue) -t UTF-8",
        "看来是 \(encoding.name) 编码，而版面须为 UTF-8、GB 18030 或 UTF-16；请先转换："
          + "iconv -f \(encoding.rawValue) -t UTF-8")
    case .tooLarge(let limit): .tooLarge(limit)
    case .invalidBytes(let count, let byteOffset):
      Wording(
        "stored, but \(counted(count, "place is", "places are", "").english) not text, "
          + "the first at byte \(grouped(byteOffset))",
        "已收录，但有 \(grouped(count)) 处不是文字，第一处在第 \(grouped(byteOffset)) 字节")
    case .damaged(let hasLostGiven):
      Wording(
        "what was stored of it is damaged, and replaced", "此前收录的内容已损坏，以此文件替换")
        + (hasLostGiven
          ? Wording("; what was given for it by hand, if anything, is lost", "；手工指定的信息（如有）已丢失")
          : Wording(""))
    case .duplicate(let source):
      Wording("not stored: the same as \(source)", "未收录：与 \(source) 相同")
    case .skipped(.file):
      Wording(
        "skipped: not a text file by its name; give the file itself to take it in",
        "已跳过：从名称看不是文本文件；要收录请直接给出此文件")
    case .skipped(.directory):
      Wording(
        "skipped: a folder that links lead to; it is read under other names",
        "已跳过：此文件夹有多个链接，已从其他路径收录")
    case .skipped(.other): Wording("skipped: neither a file nor a folder", "已跳过：既非文件也非文件夹")
    }
  }
}
