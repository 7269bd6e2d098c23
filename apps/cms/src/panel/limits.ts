import { type Plugin, traverseFields } from 'payload'

const note = '/panel/LengthNote.tsx#LengthNote'

/** Says of every text with a limit, while it is typed, how much of it is left. */
export const limits: Plugin = (config) => {
  for (const { fields } of [...(config.collections ?? []), ...(config.globals ?? [])]) {
    traverseFields({
      fields,
      callback: ({ field }) => {
        if ((field.type !== 'text' && field.type !== 'textarea') || !field.maxLength) return
        field.admin ??= {}
        field.admin.components ??= {}
        const { components } = field.admin
        // One field may stand in several collections, and those with a component of their own say it themselves.
        if (components.Field || components.afterInput?.includes(note)) return
        components.afterInput = [...(components.afterInput ?? []), note]
      },
    })
  }
  return config
}
