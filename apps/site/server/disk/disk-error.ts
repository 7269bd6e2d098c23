/** Error codes of the system for a disk that is full, read-only or broken. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'EMFILE', 'ENFILE'])

/** Whether something could not be written, in contrast to a source that failed. */
export function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
