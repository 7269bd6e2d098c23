/** Thrown when a backup cannot be made or restored; the message says to the person at the keyboard why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
