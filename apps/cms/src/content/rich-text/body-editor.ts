import {
  BlockquoteFeature,
  BlocksFeature,
  EXPERIMENTAL_TableFeature,
  HeadingFeature,
  lexicalEditor,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { textFeatures } from './answer-editor.ts'
import { blocks } from './blocks.ts'

const labels: Record<string, string> = { rows: 'Строк', columns: 'Столбцов' }

/** Tables, whose form speaks Russian: Payload names its fields in the code. */
function tableFeature(): ReturnType<typeof EXPERIMENTAL_TableFeature> {
  const table = EXPERIMENTAL_TableFeature()
  const { feature } = table
  return {
    ...table,
    feature: async (args) => {
      const made = typeof feature === 'function' ? await feature(args) : feature
      return {
        ...made,
        generateSchemaMap: (given) => {
          const map = made.generateSchemaMap?.(given) ?? new Map()
          for (const { fields } of map.values()) {
            for (const field of fields) {
              if ('name' in field && labels[field.name]) Object.assign(field, { label: labels[field.name] })
            }
          }
          return map
        },
      }
    },
  }
}

/** A block of a long text without a name of its own, which nobody would see, whose words become part of that text as they are typed (`panel/editing/KeptBlock.tsx`). */
function keepBlock(block: Block): Block {
  const kept = {
    name: 'kept',
    type: 'ui',
    admin: { components: { Field: '/panel/editing/KeptBlock.tsx#KeptBlock' } },
  } as const
  return { ...block, admin: { disableBlockName: true }, fields: [...block.fields, kept] }
}

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
