import {
  BoldFeature,
  FixedToolbarFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'

/** Features of every text of the site. */
export const textFeatures = [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  LinkFeature({ enabledCollections: ['articles', 'videos', 'pages'] }),
  UnorderedListFeature(),
  OrderedListFeature(),
  InlineToolbarFeature(),
  FixedToolbarFeature(),
]

/** Editor of answers and callouts: a few paragraphs, lists and links. */
export const answerEditor = lexicalEditor({ features: textFeatures })
