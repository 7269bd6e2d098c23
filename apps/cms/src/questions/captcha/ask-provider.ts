import type { z } from 'zod'
import { CaptchaUnavailableError } from './captcha.ts'

type Question<Answer> = {
  /** Named in errors. */
  provider: string
  url: string
  /** Left out where null. */
  form: Record<string, string | null>
  shape: z.ZodType<Answer>
  signal: AbortSignal
}

/**
 * Sends a form to a captcha's provider and reads its JSON answer.
 * @throws {CaptchaUnavailableError} when there is no answer in time, or none of the expected shape. It tells nothing of the form.
 */
export async function askProvider<Answer>({
  provider,
  url,
  form,
  shape,
  signal,
}: Question<Answer>): Promise<Answer> {
  const given = Object.entries(form).filter((field): field is [string, string] => field[1] !== null)
  let response: Response
  let answer: unknown
  try {
    response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(given),
      signal,
      // The form holds a secret: it goes to the configured address and nowhere else.
      redirect: 'error',
    })
    answer = response.ok ? await response.json() : undefined
  } catch (cause) {
    throw new CaptchaUnavailableError(`${provider} gave no answer at ${url}`, { cause })
  }
  if (!response.ok) throw new CaptchaUnavailableError(`${provider} answered with status ${response.status}`)
  const read = shape.safeParse(answer)
  if (!read.success) {
    throw new CaptchaUnavailableError(`${provider} answered with something else than a verdict`, {
      cause: read.error,
    })
  }
  return read.data
}
