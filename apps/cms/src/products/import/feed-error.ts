/** A file that cannot be read at all. The message tells the editor the fault and the remedy. */
export class FeedError extends Error {
  override name = 'FeedError'
}
