import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import type { PayloadRequest, TaskConfig, Where } from 'payload'
import { environment } from '../environment.ts'
import type { Mail } from '../payload-types.ts'
import { connectionLost, resolveHandedOver } from './interrupted-letters.ts'
import { type Letter, type LetterWriters, writeLetter } from './letter.ts'
import { letterId } from './letter-files.ts'
import { inState, type MailState, moveMail } from './outbox.ts'
import { toMailProblem } from './smtp-problem.ts'
import { requireUtf8 } from './smtp-transport.ts'
import { createTransport } from './transport.ts'

/** How long one try may take in all, however slowly a server answers. */
const longestTryMs = 2 * 60_000

const abandonedAfterMs = longestTryMs + 30_000

/**
 * Sends a letter of the outbox, if it still waits to be sent, and stores its new state (docs/mail.md).
 * @throws when it was not sent and another try may help. The message holds no personal data: the job keeps it.
 */
export async function sendMail(
  req: PayloadRequest,
  id: number,
  writers: LetterWriters,
  maxRetries: number,
): Promise<void> {
  const { payload } = req
  const mail = await payload.findByID({
    collection: 'mails',
    id,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
    req,
  })
  if (!mail) return
  const waits: Where = { state: { equals: 'waiting' } }
  const isAbandoned = (state: MailState): Where => ({
    // The process that worked on it has died: nothing takes this long.
    and: [
      { state: { equals: state } },
      { updatedAt: { less_than: new Date(Date.now() - abandonedAfterMs).toISOString() } },
    ],
  })
  await resolveHandedOver(payload, mail, isAbandoned('handedOver'))
  if (!(await moveMail(payload, id, { or: [waits, isAbandoned('sending')] }, 'sending'))) return

  const letter = await writeLetter(req, mail, writers)
  if (!letter) {
    await moveMail(payload, id, inState('sending'), 'cancelled', { message: null, problem: null })
    return
  }
  try {
    await deliver(req, mail, letter)
  } catch (error) {
    await recordFailure(req, mail, error, maxRetries)
    return
  }
  await moveMail(payload, id, inState('handedOver'), 'sent', {
    attempts: mail.attempts + 1,
    problem: null,
    sentAt: new Date().toISOString(),
    version: letter.version ?? null,
    message: null,
  })
}

async function deliver({ payload }: PayloadRequest, mail: Mail, letter: Letter): Promise<void> {
  const { from } = environment.mail
  const { version: _, ...content } = letter
  let isOver = false
  const mark = async () => {
    if (!(await moveMail(payload, mail.id, inState('sending'), 'handedOver')))
      throw new Error('It is not ours to send.')
  }
  const transport = createTransport()
  markBeforeLastByte(transport, mark, () => isOver)
  try {
    const send = async () => {
      await requireUtf8(transport, letter.to)
      await transport.sendMail({
        ...content,
        from,
        // The same for every try: a server that got the letter before knows it again.
        messageId: `<${letterId(mail)}@${new URL(environment.siteUrl).hostname}>`,
        headers: { 'auto-submitted': 'auto-generated', 'content-language': 'ru' },
      })
    }
    await Promise.race([send(), timeOut(longestTryMs)])
  } finally {
    isOver = true
    transport.close()
  }
}

async function timeOut(milliseconds: number): Promise<never> {
  await setTimeout(milliseconds, undefined, { ref: false })
  throw Object.assign(new Error('The mail server is too slow.'), { code: 'ETIMEDOUT' })
}

async function recordFailure(
  { payload }: PayloadRequest,
  mail: Mail,
  error: unknown,
  maxRetries: number,
): Promise<void> {
  const { text, isFinal, isRefusal } = toMailProblem(error)
  const attempts = mail.attempts + 1
  const change = { attempts, problem: text }
  // A refusal is an answer: the letter is certainly not delivered. Silence after the mark is none.
  const before = isRefusal ? inState('sending', 'handedOver') : inState('sending')
  if (isFinal || attempts > maxRetries) {
    if (await moveMail(payload, mail.id, before, 'failed', { ...change, message: null })) return
  } else if (await moveMail(payload, mail.id, before, 'waiting', change)) {
    throw new Error(`Letter ${mail.id} was not sent: ${text}`)
  }
  await moveMail(payload, mail.id, inState('handedOver'), 'unknown', { ...connectionLost, attempts })
}

/** Tries again after 10, 20, 40 … seconds: the last time after almost two days in all. */
const mailRetries = 14

/** Sends one letter of the outbox, written by the writer of its kind. */
export function createSendMailTask(writers: LetterWriters): TaskConfig<'sendMail'> {
  return {
    slug: 'sendMail',
    inputSchema: [{ name: 'mail', type: 'number', required: true }],
    retries: { attempts: mailRetries, backoff: { type: 'exponential', delay: 10_000 } },
    handler: async ({ input, req }) => {
      await sendMail(req, input.mail, writers, mailRetries)
      return { output: {} }
    },
  }
}

/**
 * Makes letters of `transport` run `mark` when the server has accepted sender and recipient and all but the end of the letter is on
 * its way. Before that nothing can have been delivered; after that nobody knows until the server answers. When `mark`
 * fails, the letter is never ended, so it is not delivered. Nor is it when `isOver` says that nobody waits for it any more: the time is
 * over, or the server has refused, and the library reads the letter only to throw it away.
 */
function markBeforeLastByte(transport: Transporter, mark: () => Promise<void>, isOver: () => boolean): void {
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
