import { BlockquoteFeature, LinkFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import { textFeatures } from './answer-editor.ts'

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
