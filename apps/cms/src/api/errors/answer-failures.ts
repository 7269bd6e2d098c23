import type { Plugin } from 'payload'
import { isDiskFull } from './is-disk-full.ts'
import { isWrongCondition } from './is-wrong-condition.ts'

const wrongCondition = 'Условие отбора записано неверно.'
const diskFull =
  'На\u00a0сервере кончилось место: ничего нельзя ни\u00a0сохранить, ни\u00a0записать о\u00a0входе. Скажите тому, кто следит за\u00a0сервером, а\u00a0потом попробуйте ещё раз.'

/** Answers failures that somebody can mend with a status and words that say so; Payload calls them all failures of the server. */
export const answerFailures: Plugin = (config) => ({
  ...config,
  hooks: {
    ...config.hooks,
    afterError: [
      ...(config.hooks?.afterError ?? []),
      ({ error, req }) => {
        if (isDiskFull(error)) return { status: 503, response: { errors: [{ message: diskFull }] } }
        if (req?.query?.where && isWrongCondition(error))
          return { status: 400, response: { errors: [{ message: wrongCondition }] } }
        return undefined
      },
    ],
  },
})
