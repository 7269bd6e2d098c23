import { type Plugin, traverseFields } from 'payload'

const note = '/panel/LengthNote.tsx#LengthNote'

/** Shows under each text field with a limit how long its text is, as soon as it comes near the limit. */
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
