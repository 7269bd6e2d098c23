/** Takes reading, writing and running away from everybody but the owner. */
export const ownerOnly = 0o077

/**
 * Starts something whose new files only their owner can read. The mask belongs to the whole process and is restored at once, so `work` must
 * be synchronous: processes that it starts inherit the mask.
 */
export function withPrivateFiles<Result>(work: () => Result): Result {
  const before = process.umask(ownerOnly)
  try {
    return work()
  } finally {
    process.umask(before)
  }
}
