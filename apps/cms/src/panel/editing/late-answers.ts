import type { FormState } from 'payload'
import { isEqual } from './same-content.ts'

/**
 * The server's answer to a save, without the values of fields that were changed after the form was `sent`. Payload itself keeps only the
 * field that was changed last, and puts older text over all others.
 */
export function withoutOutdated(answer: FormState, sent: FormState, now: FormState): FormState {
  return Object.fromEntries(
    Object.entries(answer).map(([path, field]) => {
      if (isEqual(now[path]?.value, sent[path]?.value)) return [path, field]
      const { initialValue: _, value: __, ...rest } = field
      return [path, rest]
    }),
  )
}

/**
 * The server's answer to a save of a draft, which it stores unchecked, with the mistakes that the form shows `now`. Payload takes a field
 * of which the answer says nothing for a right one.
 */
export function withMistakes(answer: FormState, now: FormState): FormState {
  return Object.fromEntries(
    Object.entries(answer).map(([path, field]) => {
      const { valid, errorMessage, errorPaths } = now[path] ?? {}
      return [
        path,
        valid === false || errorPaths?.length ? { ...field, valid, errorMessage, errorPaths } : field,
      ]
    }),
  )
}
