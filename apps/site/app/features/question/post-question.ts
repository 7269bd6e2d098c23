import type { QuestionResult } from './question-view.ts'

/** How long a visitor waits for the answer to a sent question. */
const timeoutMilliseconds = 20_000

/** Thrown when the server has not even read the form: it is too long, or too much came from this address at once. */
export class NotReadError extends Error {
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
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    (value.status === 'sent' || (value.status === 'refused' && 'errors' in value))
  )
}
