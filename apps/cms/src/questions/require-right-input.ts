import { mailAddress } from '@pryad/contract/forms/mail-address.ts'
import { createQuestionValidator } from '@pryad/contract/forms/question.ts'
import type { SendFaqPackageQuestionInput } from '@pryad/contract/generated/operations.ts'
import { badUserInput } from '../content/refusals.ts'

const pageUrlMaxLength = 500
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
// Browsers read a backslash as a slash, and two slashes as another site.
const pathPattern = /^\/(?![/\\])\P{Cc}*$/u

const { validate } = createQuestionValidator({ address: mailAddress })

/**
 * Checks a question by the rules of the form (spec §5), and the values that the form adds to it by itself.
 * @throws {GraphQLError} `BAD_USER_INPUT` with a message for each wrong field.
 */
export function requireRightInput(input: SendFaqPackageQuestionInput): void {
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
