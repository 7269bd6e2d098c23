import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import type { Making } from './making.ts'

/** Answers with errors are given once: the next try may go well. */
export const errorsDoNotLast: Plugin<object, { making: Making }> = {
  onResultProcess({ result, serverContext }) {
    if (isAsyncIterable(result) || Array.isArray(result) || result.errors)
      serverContext.making.isLasting = false
  },
}
