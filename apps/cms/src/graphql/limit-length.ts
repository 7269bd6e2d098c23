import type { Plugin } from 'graphql-yoga'

/** Words and signs of a query: four times what the longest of the site has. Thousands of nested brackets would overflow the stack. */
const maxTokens = 1000

/** Refuses queries too long to be read, before they are. */
export const limitLength: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens }))
  },
}
