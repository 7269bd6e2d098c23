import site from '../../../../../content/site.json' with { type: 'json' }

/** Interface wording of the first content, shown where an editor wrote nothing. */
export const defaultTexts = site.texts

export type SiteTexts = typeof defaultTexts
