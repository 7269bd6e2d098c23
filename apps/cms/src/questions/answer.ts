import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { isRichText } from '../content/rich-text/references.ts'

/** The words of a rich text, without its form. */
export function plainText(richText: unknown): string {
  return isRichText(richText) ? convertLexicalToPlaintext({ data: richText }).trim() : ''
}

/** Whether an answer is written: the editor leaves an empty paragraph where there was one. */
export function hasAnswer({ answer }: { answer?: unknown }): boolean {
  return plainText(answer) !== ''
}
