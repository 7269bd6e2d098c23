import type { Plugin } from 'payload'
import { currentSearcher } from '../search/current-searcher.ts'
import { onceServing } from './once-serving.ts'

/** Reads the index of the search before somebody asks for it. Until it is there, the first query reads it. */
export const warmSearch: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    const problem = 'The search is not ready yet; the first query will make it so'
    onceServing(payload, problem, () => currentSearcher(payload))
  },
})
