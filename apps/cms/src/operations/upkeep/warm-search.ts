import type { Plugin } from 'payload'
import { onceServing } from '../../http/once-serving.ts'
import { currentIndex } from '../../search/current-index.ts'

/** Builds the search index before the first query needs it; a query that comes sooner builds it itself. */
export const warmSearch: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    const problem = 'The search is not ready yet; the first query will make it so'
    onceServing(payload, problem, () => currentIndex(payload))
  },
})
