import { setTimeout } from 'node:timers/promises'
import type { PayloadRequest, Where } from 'payload'
import { environment } from '../environment.ts'
import type { Mail } from '../payload-types.ts'
import { markBeforeLastByte } from './before-last-byte.ts'
import type { Letter } from './letter.ts'
import { letterId } from './letter-files.ts'
import type { MailState } from './mail-kinds.ts'
import { inState, moveMail } from './move-mail.ts'
import { requireUtf8 } from './require-utf8.ts'
import { connectionLost, settleHandedOver } from './settle-handed-over.ts'
import { toMailProblem } from './smtp-problem.ts'
import { createTransport } from './transport.ts'
import { type LetterWriters, writeLetter } from './write-letter.ts'

/** How long one try may take in all, however slowly a server answers. */
const longestTryMs = 2 * 60_000

const leftAfterMs = longestTryMs + 30_000

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
  const isLeft = (state: MailState): Where => ({
    // The process that worked on it has died: nothing takes this long.
    and: [
      { state: { equals: state } },
      { updatedAt: { less_than: new Date(Date.now() - leftAfterMs).toISOString() } },
    ],
  })
  await settleHandedOver(payload, mail, isLeft('handedOver'))
  if (!(await moveMail(payload, id, { or: [waits, isLeft('sending')] }, 'sending'))) return

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
        headers: { 'auto-submitted': 'auto-generated' },
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
