/** Takes reading, writing and running away from everybody but the owner. */
export const ownerOnly = 0o077

/**
 * Starts something whose new files only their owner can read. The mask is a matter of the whole process and is put back at once, so
 * `work` must not wait: what it starts inherits the mask.
 */
export function withPrivateFiles<Result>(work: () => Result): Result {
  const before = process.umask(ownerOnly)
  try {
    return work()
  } finally {
    process.umask(before)
  }
}
