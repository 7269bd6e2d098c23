import type { Field } from 'payload'

/** Russian names of a tree of texts: a leaf is a field's label, a branch names its group by `groupLabel`. */
export type TextLabels<Texts> = { groupLabel: string } & {
  [Key in keyof Texts]: Texts[Key] extends string ? string : TextLabels<Texts[Key]>
}

type TextTree = { [key: string]: string | TextTree }

/** Texts longer than this get a field of several lines. */
const oneLineLength = 70

/**
 * The panel's fields for a tree of texts. Every field may stay empty: the site then shows the text of the placeholder,
 * the wording of the first content.
 */
export function textFields(labels: TextTree, defaults: TextTree): Field[] {
  return Object.entries(defaults).map(([name, byDefault]): Field => {
    const label = labels[name]
    if (typeof byDefault === 'string') {
      const field = { name, label: String(label), admin: { placeholder: byDefault } }
      return byDefault.length > oneLineLength ? { ...field, type: 'textarea' } : { ...field, type: 'text' }
    }
    const branch = label as TextTree
    return {
      name,
      type: 'group',
      label: String(branch.groupLabel),
      fields: textFields(branch, byDefault),
    }
  })
}
