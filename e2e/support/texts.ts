import site from '../../content/site.json' with { type: 'json' }

/** The interface wording, by which tests find what a visitor finds. */
export const { texts, contacts, name: siteName } = site
