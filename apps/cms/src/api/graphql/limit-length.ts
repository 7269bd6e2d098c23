import type { Plugin } from 'graphql-yoga'

/** The most words and signs of a query: four times those of the site's longest. Thousands of nested brackets would overflow the stack. */
const maxTokens = 1000

/** Refuses queries too long to be read, before they are. */
export const limitLength: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens }))
  },
}
