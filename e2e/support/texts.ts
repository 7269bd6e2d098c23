import site from '../../content/site.json' with { type: 'json' }

/** The interface wording, by which tests find elements as a visitor does. */
export const { texts, contacts, name: siteName } = site

/** A text with a word such as «что-то», which the page keeps together by invisible characters. */
export function withHyphens(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(literal.replaceAll('-', '\u2060?-\u2060?').replace(/\s+/g, '\\s+'))
}
