import { GraphQLError } from 'graphql'

type RefusalCode = 'BAD_USER_INPUT' | 'RATE_LIMITED' | 'CAPTCHA_REJECTED' | 'CAPTCHA_UNAVAILABLE'

/** Refusals made here: nobody else's error is believed to be one by its code. */
const refusals = new WeakSet<Error>()

/** An expected refusal: its message is for people, and reaches them unmasked. */
function refusal(code: RefusalCode, message: string, fields?: Record<string, string>): GraphQLError {
  const error = new GraphQLError(message, {
    extensions: { code, ...(fields ? { fields } : {}), http: { status: 200 } },
  })
  refusals.add(error)
  return error
}

/** Refuses wrong input; `fields` holds the message of each wrong field, in the reader's language. */
export function badUserInput(message: string, fields: Record<string, string> = {}): GraphQLError {
  return refusal('BAD_USER_INPUT', message, fields)
}

/** Refuses one more question from a visitor who has just sent several. */
export function rateLimited(): GraphQLError {
  return refusal('RATE_LIMITED', 'Вы отправили несколько вопросов подряд. Подождите несколько минут.')
}

/** Refuses a response of the captcha: wrong, expired or used before. */
export function captchaRejected(): GraphQLError {
  const message = 'Проверка не принята. Пройдите её ещё раз.'
  return refusal('CAPTCHA_REJECTED', message, { recaptcha: message })
}

/** Refuses because nobody can say whether the captcha's response is good. */
export function captchaUnavailable(): GraphQLError {
  return refusal(
    'CAPTCHA_UNAVAILABLE',
    'Служба проверки сейчас не отвечает. Попробуйте ещё раз через минуту.',
  )
}

/** Whether an error of GraphQL is, or was made of, a refusal whose message is for people. */
export function isRefusal(error: unknown): boolean {
  for (
    let cause = error;
    cause instanceof Error;
    cause = 'originalError' in cause ? cause.originalError : null
  )
    if (refusals.has(cause)) return true
  return false
}
