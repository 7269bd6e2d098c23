import type { FaqQuestion } from '../../src/payload-types.ts'

/** A rich text of plain paragraphs, as the panel's editor leaves it. */
export function aRichText(...paragraphs: string[]): NonNullable<FaqQuestion['answer']> {
  return {
    root: {
      type: 'root',
      version: 1,
      direction: 'ltr',
      format: '',
      indent: 0,
      children: paragraphs.map((text) => ({
        type: 'paragraph',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        textFormat: 0,
        children: text
          ? [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }]
          : [],
      })),
    },
  }
}
