/** The first content is wrong; the message names the file and the field. */
export class ContentError extends Error {
  override name = 'ContentError'

  /** @param message `<file within content/>: <error>` */
  constructor(message: string, options?: ErrorOptions) {
    super(`content/${message}`, options)
  }
}
