/** Files and folders that a program is built from: it is built again when one of them has changed. */
export const madeFrom = {
  site: ['apps/site', 'packages', 'content/site.json', 'content/finder-texts.json', 'package-lock.json'],
  cms: [
    'apps/cms',
    'packages',
    'content/site.json',
    'content/synonyms.json',
    'content/finder-texts.json',
    'package-lock.json',
  ],
}
