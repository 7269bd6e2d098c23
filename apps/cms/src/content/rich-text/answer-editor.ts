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
import { answerAidsFeature } from './answer-aids-feature.ts'

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

/** Editor of callouts and of templates of answers: a few paragraphs, lists and links. */
export const answerEditor = lexicalEditor({ features: textFeatures })

/** Editor of the answer to a question, with the aids that can be inserted beside it. */
export const questionEditor = lexicalEditor({ features: [...textFeatures, answerAidsFeature()] })
