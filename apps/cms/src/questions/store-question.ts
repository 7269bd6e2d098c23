import type { SendFaqPackageQuestionInput } from '@pryad/contract/generated/operations.ts'
import type { Payload, PayloadRequest, Where } from 'payload'
import { captchaRejected } from '../content/refusals.ts'
import { findFirst } from '../databases/find.ts'
import { inTransaction } from '../databases/in-transaction.ts'
import type { FaqQuestion } from '../payload-types.ts'
import { giveConsent } from './consents.ts'

/** Keys that are stored beside the question itself and never shown. */
type SendingKeys = { captchaKey: string | null; senderHash: string }

/**
 * Stores a question, cleaned already, as unread and unpublished, together with the consent to an edition. Of calls with one idempotency key,
 * or one captcha response, that run at the same time the unique indexes let one through: the others find its question, or are refused.
 * @throws {GraphQLError} `CAPTCHA_REJECTED` when the captcha's response was spent on another question.
 */
export async function storeQuestion(
  input: SendFaqPackageQuestionInput,
  { edition, ...keys }: SendingKeys & { edition: number | undefined },
  { payload, req }: { payload: Payload; req: PayloadRequest },
): Promise<{ id: number; isNew: boolean }> {
  try {
    return await inTransaction(req, async (own) => {
      const consent = edition === undefined ? null : await giveConsent(own, edition)
      // As the system itself: there is no other way for a visitor to write.
      const data = toDocument(input, { ...keys, consent })
      const { id } = await payload.create({ collection: 'faq-questions', req: own, depth: 0, data })
      return { id, isNew: true }
    })
  } catch (error) {
    const id = await findSentQuestion(payload, input.idempotencyKey)
    if (id !== undefined) return { id, isNew: false }
    if (await isSpent(payload, keys.captchaKey)) throw captchaRejected()
    throw error
  }
}

/** The question that was sent with this key before, if there is one. */
export async function findSentQuestion(
  payload: Payload,
  idempotencyKey: string | null | undefined,
): Promise<number | undefined> {
  return idempotencyKey ? findId(payload, { 'asked.idempotencyKey': { equals: idempotencyKey } }) : undefined
}

async function isSpent(payload: Payload, captchaKey: string | null): Promise<boolean> {
  return (
    captchaKey !== null &&
    (await findId(payload, { 'asked.captchaKey': { equals: captchaKey } })) !== undefined
  )
}

async function findId(payload: Payload, where: Where): Promise<number | undefined> {
  return (await findFirst(payload, { collection: 'faq-questions', where, select: { state: true } }))?.id
}

function toDocument(
  input: SendFaqPackageQuestionInput,
  keys: SendingKeys & { consent: number | null },
): Pick<FaqQuestion, 'question' | 'published' | 'state' | 'asked'> {
  const { name, email, question } = input
  return {
    question,
    published: false,
    state: 'new',
    asked: {
      ...keys,
      name,
      email,
      text: question,
      pageUrl: input.pageUrl ?? null,
      consentAt: input.consent ? new Date().toISOString() : null,
      idempotencyKey: input.idempotencyKey ?? null,
    },
  }
}
