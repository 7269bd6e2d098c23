import { type QuestionField, questionMaxLength } from '@pryad/contract/forms/question.ts'
import { tooLong } from '@pryad/contract/forms/rules.ts'
import type { FieldErrors } from '@pryad/contract/forms/validator.ts'
import { isRecord } from '#app/lib/is-record.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import type { QuestionResult } from './question.ts'

/** How long a visitor waits for the answer to a sent question. */
const timeoutMilliseconds = 20_000

/** Thrown when the server has not even read the form: it is too long, or too much came from this address at once. */
class NotReadError extends Error {
  override name = 'NotReadError'
  readonly reason: 'too long' | 'too many'

  constructor(reason: NotReadError['reason']) {
    super(`The server did not read the form: ${reason}.`)
    this.reason = reason
  }
}

/** Statuses of such answers. They come as a page for people, whatever format was requested. */
const notRead = new Map<number, NotReadError['reason']>([
  [413, 'too long'],
  [429, 'too many'],
])

/**
 * Sends the form from the browser.
 * @throws {NotReadError}
 * @throws when no answer came, or none that makes sense: the question may have arrived all the same.
 */
export async function postQuestion(form: FormData): Promise<QuestionResult> {
  const answer = await fetch('/questions', {
    method: 'POST',
    body: new URLSearchParams(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  const reason = notRead.get(answer.status)
  if (reason) throw new NotReadError(reason)
  const result: unknown = await answer.json()
  if (!isResult(result)) throw new Error(`The server answered ${answer.status}.`)
  return result
}

function isResult(value: unknown): value is QuestionResult {
  return isRecord(value) && (value.status === 'sent' || (value.status === 'refused' && 'errors' in value))
}

/** A form's messages when its question was not taken. */
export type Refusal = {
  /** Marks of its fields; null where they stay as they are. */
  errors: FieldErrors<QuestionField> | null
  message: string
}

/**
 * The messages when no answer to the question itself came.
 * @param error the error that `postQuestion` threw.
 */
export function refusalOf(
  error: unknown,
  { forms, popups }: Pick<SiteTexts, 'forms' | 'popups'>,
  isOnline: boolean,
): Refusal {
  const reason = error instanceof NotReadError ? error.reason : undefined
  if (reason === 'too long') {
    return { errors: { question: tooLong(questionMaxLength) }, message: forms.errorSummary }
  }
  if (reason === 'too many') return { errors: null, message: forms.feedback.tooMany }
  return { errors: null, message: isOnline ? popups.feedback.error : forms.feedback.offline }
}
