import {
  BlockquoteFeature,
  BlocksFeature,
  HeadingFeature,
  lexicalEditor,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { textFeatures } from './answer-editor.ts'
import { blocks } from './blocks.ts'
import { keepBlock } from './keep-block.ts'
import { tableFeature } from './table-feature.ts'

/** Editor of articles and pages: everything a text of the site may hold. */
export const bodyEditor = lexicalEditor({
  features: [
    ...textFeatures,
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BlockquoteFeature(),
    tableFeature(),
    UploadFeature({
      enabledCollections: ['media'],
      collections: {
        media: {
          fields: [
            { name: 'caption', type: 'text', label: 'Подпись', maxLength: 200 },
            {
              name: 'wide',
              type: 'checkbox',
              label: 'Во всю ширину',
              admin: { description: 'На широком экране картинка выйдет за колонку текста.' },
            },
          ],
        },
      },
    }),
    BlocksFeature({ blocks: blocks.map(keepBlock) }),
  ],
})
