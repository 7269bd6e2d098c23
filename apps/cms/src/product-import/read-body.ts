/** Somebody sent more than he may. The message is for the editor. */
export class TooBigError extends Error {
  override name = 'TooBigError'
}

/**
 * The body of a request, up to a limit: whoever sends more is stopped at once.
 * @throws {TooBigError}
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) {
      throw new TooBigError(`Файл больше ${maxBytes / 1024 / 1024} МБ. Разделите его на части.`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
