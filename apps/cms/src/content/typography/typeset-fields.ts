import type { CollectionSlug } from 'payload'

const pageOfItsOwn = ['title', 'description', 'meta.title', 'meta.description']

/**
 * The fields that visitors read as sentences, as paths. Everything else stays as typed: addresses, barcodes, numbers of shades, names by
 * which products are grouped, codes.
 */
export const typesetFields: Partial<Record<CollectionSlug, readonly string[]>> = {
  articles: [...pageOfItsOwn, 'body'],
  videos: [...pageOfItsOwn, 'transcript', 'steps.*.title', 'steps.*.text'],
  pages: [...pageOfItsOwn, 'body'],
  products: [
    'title',
    'shadeName',
    'description',
    'benefits',
    'howToUse',
    'volume',
    'toneName',
    'baseRange.note',
  ],
  slides: ['title', 'text', 'linkLabel'],
  'faq-questions': ['question', 'answer'],
  tags: ['name', 'description'],
  authors: ['name', 'role', 'about'],
  media: ['alt'],
  texts: ['text'],
}

/** Paths in the settings whose texts are typeset: names of the site, and texts of its letters. */
export const typesetSettings: readonly string[] = [
  'title',
  'tagline',
  'description',
  'demoNotice',
  'navigation.*.label',
  'mail.*.subject',
  'mail.*.preheader',
  'mail.*.body',
]
