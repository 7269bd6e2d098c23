import { Readable } from 'node:stream'
import type { Transporter } from 'nodemailer'

/**
 * Makes letters of `transport` run `mark` when the server has accepted sender and recipient and all but the end of the letter is on
 * its way. Before that nothing can have been delivered; after that nobody knows until the server answers. When `mark`
 * fails, the letter is never ended, so it is not delivered. Nor is it when `isOver` says that nobody waits for it any more: the time is
 * over, or the server has refused, and the library reads the letter only to throw it away.
 */
export function markBeforeLastByte(
  transport: Transporter,
  mark: () => Promise<void>,
  isOver: () => boolean,
): void {
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((message) => Readable.from(marked(Readable.from(message), mark, isOver)))
    done()
  })
}

async function* marked(message: Readable, mark: () => Promise<void>, isOver: () => boolean) {
  yield* message
  if (isOver()) throw new Error('The sending is over.')
  await mark()
}
