import type { Plugin } from 'payload'
import { isWrongCondition } from './is-wrong-condition.ts'

const wrongCondition = 'Условие отбора записано неверно.'

/** Answers what Payload would call a failure of the server, though somebody else can mend it, with a status and words that say so. */
export const answerFailures: Plugin = (config) => ({
  ...config,
  hooks: {
    ...config.hooks,
    afterError: [
      ...(config.hooks?.afterError ?? []),
      ({ error, req }) =>
        req?.query?.where && isWrongCondition(error)
          ? { status: 400, response: { errors: [{ message: wrongCondition }] } }
          : undefined,
    ],
  },
})
