import { EXPERIMENTAL_TableFeature } from '@payloadcms/richtext-lexical'

const labels: Record<string, string> = { rows: 'Строк', columns: 'Столбцов' }

/** Tables, whose form speaks Russian: Payload names its fields in the code. */
export function tableFeature(): ReturnType<typeof EXPERIMENTAL_TableFeature> {
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
