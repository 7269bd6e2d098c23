import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { CollectionBeforeChangeHook } from 'payload'

/** Words a calm reader takes in per minute of a text that is also done by hand. */
const wordsPerMinute = 130

/** Keeps «минут на чтение» in step with the text; at least one minute. */
export const setReadingMinutes: CollectionBeforeChangeHook = ({ data }) => {
  if (data.body) {
    const words = convertLexicalToPlaintext({ data: data.body }).split(/\s+/).filter(Boolean).length
    data.readingMinutes = Math.max(1, Math.round(words / wordsPerMinute))
  }
  return data
}
