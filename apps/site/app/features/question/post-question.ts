import type { QuestionResult } from './question-view.ts'

/** How long a visitor waits for the answer to a sent question. */
const timeoutMilliseconds = 20_000

/**
 * Sends the form from the browser.
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
