/** Codes of the file system, of SQLite and of PostgreSQL (SQLSTATE). */
const codes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])

/** Whether something could not be written because the disk of the cms, or of its database, has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.has(String(error.code))) || isDiskFull(error.cause)
}
