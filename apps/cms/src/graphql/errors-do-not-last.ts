import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import type { ReadTracker } from './read-tracker.ts'

/** Answers with errors are given once: the next try may go well. */
export const errorsDoNotLast: Plugin<object, { reads: ReadTracker }> = {
  onResultProcess({ result, serverContext }) {
    if (isAsyncIterable(result) || Array.isArray(result) || result.errors)
      serverContext.reads.isCacheable = false
  },
}
