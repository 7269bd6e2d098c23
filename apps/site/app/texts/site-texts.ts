import type site from '../../../../content/site.json'

/** Interface wording: a tree of texts, the same in the first content, in the panel and here. */
export type SiteTexts = (typeof site)['texts']
