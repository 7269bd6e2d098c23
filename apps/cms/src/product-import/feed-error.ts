/** A file that cannot be read at all. The message is for the editor: what is wrong, and what to do. */
export class FeedError extends Error {
  override name = 'FeedError'
}
