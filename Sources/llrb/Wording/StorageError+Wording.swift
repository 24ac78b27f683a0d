import Storage

// What went wrong on the disk: what, where, why, and what to do where there is something to do.

extension StorageError {
  /// The message for a person.
  var wording: Wording {
    switch self {
    case .system(.lock, let path, let number) where isPermission:
      // Who searches needs no lock: the file tells nothing to one who may only read.
      let archive = FilePath.folder(of: path)
      let reason = Console.describe(errno: number)
      return Wording(
        "\(archive): this archive cannot be written to (\(reason.english)); it can be searched",
        "\(archive)：无法写入此档案（\(reason.chinese)）；检索不受影响")
    case .system(let operation, let path, let number):
      let reason = reason(operation, number)
      return Wording("\(path): \(reason.english)", "\(path)：\(reason.chinese)")
    case .corrupt(let path, let fault):
      let kind = fault.kind.wording
      return Wording(
        "\(path): damaged at byte \(fault.byteOffset): \(kind.english)",
        "\(path)：第 \(fault.byteOffset) 字节处损坏：\(kind.chinese)")
    case .locked(_, let holder):
      let process = holder.map { Wording(" (process \($0))", "（进程 \($0)）") } ?? Wording("")
      return Wording(
        "another llrb\(process.english) is writing to this archive; try again when it has finished",
        "另一个 llrb\(process.chinese)正在写入此档案；请待其结束后再试")
    case .notRegularFile(let path):
      return Wording(
        "\(path): is not a file; name a file in it", "\(path)：不是文件；请给出其中的文件")
    case .undecodableName(let path):
      let reason = Wording.undecodableName
      return Wording("\(path): \(reason.english)", "\(path)：\(reason.chinese)")
    case .tooLarge(let path, let limit):
      let reason = Wording.tooLarge(limit)
      return Wording("\(path): \(reason.english)", "\(path)：\(reason.chinese)")
    }
  }

  /// What the file system says, without the path.
  var reason: Wording {
    if case .system(let operation, _, let number) = self { return reason(operation, number) }
    return wording
  }

  private func reason(_ operation: FileOperation, _ number: Int32) -> Wording {
    if isMissing, operation == .create {
      return Wording("its folder is missing; make that first", "所在文件夹不存在；请先新建该文件夹")
    }
    if isMissing, operation == .createDirectory {
      return Wording("what it would stand in is no folder", "上级不是文件夹")
    }
    if isMissing { return Wording("no such file or folder", "文件或文件夹不存在") }
    if isPermission {
      return operation.isReading
        ? .unreadable : Wording("no permission to write there", "没有写入权限")
    }
    let what = operation.wording
    let refusal =
      Wording("cannot \(what.english): ", "无法\(what.chinese)：") + Console.describe(errno: number)
    return isOfFullDisk
      ? refusal
        + Wording(
          "; make room and run the command again: what was committed before is whole",
          "；请腾出空间后重新运行，此前已提交的内容完好") : refusal
  }
}

extension Wording {
  /// A file or folder whose name has bytes that are no text.
  static let undecodableName = Wording(
    "its name is not UTF-8; rename it, e.g. with 'convmv -f GBK -t UTF-8 --notest'",
    "文件名不是 UTF-8；请先改名，例如用 convmv -f GBK -t UTF-8 --notest")

  /// A file that is too large for a page.
  static func tooLarge(_ limit: Int) -> Wording {
    Wording(
      "is too large for a page, which has at most \(grouped(limit)) bytes",
      "过大；版面文件最多 \(grouped(limit)) 字节")
  }

  /// A file or folder that the user may not read.
  static let unreadable = Wording("no permission to read it", "没有读取权限")
}

extension FileOperation {
  /// Whether it leaves the disk as it is.
  fileprivate var isReading: Bool {
    switch self {
    case .status, .list, .read, .map, .currentDirectory: true
    case .createDirectory, .create, .append, .sync, .syncDirectory, .close, .rename, .remove, .lock:
      false
    }
  }

  /// What was tried.
  fileprivate var wording: Wording {
    switch self {
    case .status, .currentDirectory: Wording("look at it", "查看")
    case .list: Wording("list the folder", "列出文件夹")
    case .read, .map: Wording("read it", "读取")
    case .createDirectory: Wording("make the folder", "新建文件夹")
    case .create: Wording("make the file", "新建文件")
    case .append: Wording("write", "写入")
    case .sync, .syncDirectory, .close: Wording("write to the disk", "写入磁盘")
    case .rename: Wording("rename it", "改名")
    case .remove: Wording("remove it", "删除")
    case .lock: Wording("lock it", "加锁")
    }
  }
}

extension ByteFault.Kind {
  /// What is wrong with the bytes.
  var wording: Wording {
    switch self {
    case .truncated(let needed, let remaining):
      Wording("\(needed) bytes expected, \(remaining) left", "应有 \(needed) 字节，只剩 \(remaining) 字节")
    case .badMagic: Wording("not a file of this kind", "不是此类文件")
    case .unsupportedVersion(let version):
      Wording("format version \(version) is not known", "格式版本 \(version) 未知")
    case .checksum(let place):
      Wording("the checksum of \(place) does not agree", "\(place) 的校验和不符")
    case .missingSection(let section): Wording("section \(section) is missing", "缺少 \(section) 段")
    case .repeatedSection(let section):
      Wording("section \(section) stands twice", "\(section) 段重复")
    case .malformedVarint: Wording("a number is malformed", "数字编码有误")
    case .outOfRange(let what): Wording("\(what) is out of range", "\(what) 超出范围")
    case .trailingBytes(let count): Wording("\(count) bytes too many", "多出 \(count) 字节")
    case .invalidUTF8: Wording("a text is not UTF-8", "文字不是 UTF-8")
    }
  }
}
