import { readUpTo } from '../../http/request-body.ts'

/** Somebody sent more than they may. The message is for the editor. */
export class TooBigError extends Error {
  override name = 'TooBigError'
}

/**
 * The body of a request, up to a limit.
 * @throws {TooBigError}
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array> {
  const read = await readUpTo(body, maxBytes)
  if (!read) throw new TooBigError(`Файл больше ${maxBytes / 1024 / 1024} МБ. Разделите его на части.`)
  return read
}
