import { randomUUID } from 'node:crypto'

/**
 * The `nonce` that this process gives to the scripts it writes into its pages, and takes out of them again before anybody gets them:
 * by it a page's own scripts are told from any that came in with the content, which cannot know it.
 */
export const ownScriptMark: string = randomUUID()
