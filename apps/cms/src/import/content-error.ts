/** The first content is wrong; the message names the file and the field. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(file: string, detail: string, options?: ErrorOptions) {
    super(`content/${file}: ${detail}`, options)
  }
}
