import { randomUUID } from 'node:crypto'

/**
 * The `nonce` that this process gives to the scripts it writes into its pages, and removes before a page is sent. It tells the page's own
 * scripts from scripts that came in with the content, which cannot know it.
 */
export const ownScriptMark: string = randomUUID()
