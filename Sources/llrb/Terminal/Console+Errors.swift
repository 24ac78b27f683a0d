import Glibc

// The kernel's error numbers in words. The C library speaks the language of its own message files,
// which few machines have, so the Chinese words are here.

extension Console {
  /// The error number of what is not there.
  static let noSuchFile = ENOENT

  /// Why the kernel refused: `No such file or directory`.
  static func describe(errno number: Int32) -> Wording {
    let english = unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    return Wording(english, chinese(number) ?? "系统错误 \(number)（\(english)）")
  }

  /// What goes wrong with files, folders, disks and programs.
  private static func chinese(_ number: Int32) -> String? {
    switch number {
    case EPERM, EACCES: "权限不足"
    case ENOENT: "文件或文件夹不存在"
    case EIO: "磁盘读写出错"
    case EAGAIN: "暂时无法使用"
    case ENOMEM: "内存不足"
    case EBUSY: "正被占用"
    case EEXIST: "已经存在"
    case EXDEV: "不在同一磁盘"
    case ENODEV, ENXIO: "设备不存在"
    case ENOTDIR: "上级不是文件夹"
    case EISDIR: "是文件夹"
    case ENFILE, EMFILE: "打开的文件过多"
    case ETXTBSY: "程序正在运行"
    case EFBIG: "文件过大"
    case ENOSPC: "磁盘空间不足"
    case EDQUOT: "磁盘配额已满"
    case EROFS: "磁盘为只读"
    case EPIPE: "管道已关闭"
    case ENAMETOOLONG: "文件名过长"
    case ENOEXEC: "不是可执行的程序"
    case ENOTEMPTY: "文件夹非空"
    case ELOOP: "符号链接层数过多"
    case ENOTSUP: "磁盘不支持"
    case ESTALE: "网络磁盘已断开"
    case ETIMEDOUT: "超时"
    default: nil
    }
  }
}
