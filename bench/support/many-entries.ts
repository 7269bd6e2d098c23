import type { Entry, EntryPart } from '../../apps/cms/src/search/entry.ts'
import questions from '../../content/faq.json' with { type: 'json' }
import shades from '../../content/products.json' with { type: 'json' }
import lessons from '../../content/videos.json' with { type: 'json' }

const sentences = [
  ...questions.map(({ answer }) => answer),
  ...shades.map(({ description, howToUse }) => `${description} ${howToUse}`),
  ...lessons.map(({ transcript }) => transcript),
].flatMap((text) => text.split(/(?<=[.?!])\s+/))

/** Kinds of ten documents in a row: one article, three lessons, four questions and two shades. */
const kinds = [
  'ARTICLE',
  'LESSON',
  'LESSON',
  'LESSON',
  'QUESTION',
  'QUESTION',
  'QUESTION',
  'QUESTION',
  'SHADE',
  'SHADE',
] as const
const parts = { ARTICLE: 7, LESSON: 8, QUESTION: 1, SHADE: 1, PAGE: 5 }
const sentencesOfPart = { ARTICLE: 8, LESSON: 2, QUESTION: 4, SHADE: 6, PAGE: 8 }

/** Documents of the length of the real ones, of their sentences in other orders; every number has a word of its own. */
export function makeEntries(count: number): Entry[] {
  let number = 0
  // The same documents in each run (a linear congruential generator).
  let state = 1
  const next = (): string => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return sentences[state % sentences.length] ?? ''
  }
  return Array.from({ length: count }, (_, index): Entry => {
    const kind = kinds[index % kinds.length] ?? 'QUESTION'
    number++
    return {
      id: `${kind} ${number}`,
      kind,
      documentId: number,
      title: `${next()} слово${number}`,
      names: '',
      parts: Array.from({ length: parts[kind] }, (__, place): EntryPart => {
        const text = Array.from({ length: sentencesOfPart[kind] }, next).join(' ')
        return { title: place > 0 ? next() : null, text, href: `/${number}#${place}`, at: null }
      }),
      pictureId: null,
      updatedAt: '',
    }
  })
}
