import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  FixedToolbarFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'

/** Shows below the editor which answers and templates fit, and puts them into it. */
const answerAidsFeature = createServerFeature({
  feature: { ClientFeature: '/questions/panel/answer-aids-feature.ts#AnswerAidsFeatureClient' },
  key: 'answerAids',
})

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

const addressPattern = /^(https?:\/\/|mailto:|\/|\{\{\s*\w+\s*\}\}$)/

/** Editor of letters: as that of answers, with quotes, and with links whose address is a name in double braces. */
export const letterEditor = lexicalEditor({
  features: [
    ...textFeatures.filter(({ key }) => key !== 'link'),
    BlockquoteFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          'name' in field && field.name === 'url' && field.type === 'text'
            ? {
                ...field,
                // Payload's own hook encodes the braces.
                hooks: {},
                validate: (value: unknown) =>
                  (typeof value === 'string' && addressPattern.test(value)) ||
                  'Напишите адрес целиком, например https://example.ru, или слово в двойных скобках.',
              }
            : field,
        ),
    }),
  ],
})
