export const megabyte = 1024 * 1024

/** A body that never ends and says how much of it was read, in bytes. */
export function endless() {
  const read = { bytes: 0 }
  const piece = new Uint8Array(64 * 1024).fill(32)
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read.bytes += piece.length
        controller.enqueue(piece)
      },
    },
    { highWaterMark: 0 },
  )
  return { read, body }
}
