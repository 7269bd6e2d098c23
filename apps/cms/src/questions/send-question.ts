import { cleanQuestion } from '@pryad/contract/forms/clean-question.ts'
import { mailAddress } from '@pryad/contract/forms/mail-address.ts'
import { createQuestionValidator } from '@pryad/contract/forms/question.ts'
import type { SendFaqPackageQuestionInput } from '@pryad/contract/generated/operations.ts'
import type { Payload, PayloadRequest } from 'payload'
import { badUserInput, captchaRejected, captchaUnavailable } from '../content/refusals.ts'
import { inTurn } from '../databases/lock.ts'
import { type Captcha, CaptchaUnavailableError, type CaptchaVerdict } from './captcha/captcha.ts'
import { loadCaptcha } from './captcha/captcha-in-use.ts'
import { currentEdition } from './consents.ts'
import { notifyStaff } from './notify-staff.ts'
import { assertUnderLimit, currentSenderHash, removeIfOverLimit } from './rate-limit.ts'
import { findSentQuestion, storeQuestion } from './store-question.ts'

/** How long a captcha's provider may think. */
const captchaTimeoutMs = 5000

/** How many questions are stored at once. Readers would wait behind more of them. */
const atOnce = 4
let taken = 0

type Sending = {
  payload: Payload
  req: PayloadRequest
  /** Address of the visitor, null when it cannot be told. */
  address: string | null
}

/**
 * Stores a visitor's question as unread and unpublished, and gives its id (spec §7, `sendFaqPackageQuestion`). A question sent
 * again with its `idempotencyKey` is not stored again.
 * @throws {GraphQLError} `BAD_USER_INPUT`, `RATE_LIMITED`, `CAPTCHA_REJECTED` or `CAPTCHA_UNAVAILABLE`; nothing is stored then.
 */
export async function sendQuestion(given: SendFaqPackageQuestionInput, sending: Sending): Promise<number> {
  const input = {
    ...cleanQuestion({ ...given, question: readable(given.question) }),
    idempotencyKey: given.idempotencyKey?.toLowerCase(),
  }
  requireRightInput(input)
  const { payload, req, address } = sending

  const sent = await findSentQuestion(payload, input.idempotencyKey)
  if (sent !== undefined) return sent
  await assertUnderLimit(payload, address)

  const captcha = await loadCaptcha(payload, req)
  if ((await verify(captcha, input.recaptcha, sending)) === 'rejected') {
    // The same question may have been stored meanwhile, and the response spent on it.
    const sentMeanwhile = await findSentQuestion(payload, input.idempotencyKey)
    if (sentMeanwhile !== undefined) return sentMeanwhile
    throw captchaRejected()
  }

  const edition = input.consent ? await currentEdition(payload) : undefined
  const keys = { captchaKey: captcha.keyOf(input.recaptcha), senderHash: currentSenderHash(address) }
  return inTurn(`questions ${taken++ % atOnce}`, async () => {
    const stored = await storeQuestion(input, { ...keys, edition }, sending)
    if (stored.isNew) {
      await removeIfOverLimit(stored.id, payload, address)
      await tell(stored.id, sending)
    }
    return stored.id
  })
}

/** A stored question is a sent one, whether or not anybody can be told now: `notifyOfMissed` tries again. */
async function tell(id: number, { payload, req }: Sending): Promise<void> {
  await notifyStaff(req, id).catch((error) =>
    payload.logger.error({ err: error }, 'Nobody could be told of a new question'),
  )
}

async function verify(
  captcha: Captcha,
  response: string,
  { payload, address }: Sending,
): Promise<CaptchaVerdict> {
  try {
    // The end of the request does not abort this: a visitor who stops waiting and sends again will find the question stored.
    return await captcha.verify(response, { address, signal: AbortSignal.timeout(captchaTimeoutMs) })
  } catch (error) {
    if (!(error instanceof CaptchaUnavailableError)) throw error
    payload.logger.error({ err: error }, 'A response of the captcha could not be verified')
    throw captchaUnavailable()
  }
}

/**
 * A text of several lines without invisible characters: control characters except tab and line breaks, and those that turn the direction
 * of the text behind them. They come in with pasted text; no visitor could find them, so they are removed and not refused.
 */
export function readable(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|\p{Bidi_Control}/gu, '')
}

const pageUrlMaxLength = 500
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
// Browsers read a backslash as a slash, and two slashes as another site.
const pathPattern = /^\/(?![/\\])\P{Cc}*$/u

const { validate } = createQuestionValidator({ address: mailAddress })

/**
 * Checks a question by the rules of the form (spec §5), and the values that the form adds to it by itself.
 * @throws {GraphQLError} `BAD_USER_INPUT` with a message for each wrong field.
 */
function requireRightInput(input: SendFaqPackageQuestionInput): void {
  // Consent is the rule of the site's own forms; the contract of others may not know it.
  const fields: Record<string, string> = validate({ ...input, consent: input.consent ?? true })
  if (isGiven(input.idempotencyKey) && !uuidPattern.test(input.idempotencyKey)) {
    fields.idempotencyKey = 'Ключ отправки должен быть UUID.'
  }
  if (isGiven(input.pageUrl) && !isPath(input.pageUrl)) {
    fields.pageUrl = `Адрес страницы должен быть путём на этом сайте, не длиннее ${pageUrlMaxLength} символов.`
  }
  if (Object.keys(fields).length > 0) throw badUserInput('Проверьте отмеченные поля', fields)
}

function isGiven(value: string | null | undefined): value is string {
  return value !== null && value !== undefined
}

function isPath(value: string): boolean {
  return pathPattern.test(value) && value.length <= pageUrlMaxLength
}
