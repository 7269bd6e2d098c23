import { listTexts } from '@pryad/colour/texts/editable-texts.ts'
import finder from '../../../../../content/finder-texts.json' with { type: 'json' }
import site from '../../../../../content/site.json' with { type: 'json' }
import { describePlace, sectionOf } from './finder-places.ts'

/** A text of the interface as this release has it. `section` and `place` say to editors where it stands. */
export type ReleaseText = { key: string; section: string; place: string; original: string }

/** Texts by their names, or the labels of such texts. */
export type TextTree = { [name: string]: string | TextTree }

/** Labels of a tree of texts: a text has its own, a group names itself by `groupLabel`. */
type Labels<Texts> = { groupLabel: string } & {
  [Name in keyof Texts]: Texts[Name] extends string ? string : Labels<Texts[Name]>
}

type SiteTexts = typeof site.texts
/** Types ask for the label of each text, and tests for the text of each label. */
const labels: { [Name in keyof SiteTexts]: Labels<SiteTexts[Name]> } = site.labels

/** All texts of the interface that this release has, in the order of the files: those of the site, and those of the shade finder. */
export const releaseTexts: readonly ReleaseText[] = [
  ...listSiteTexts(site.texts, labels),
  ...listFinderTexts(),
]

function listSiteTexts(
  texts: TextTree,
  labels: TextTree,
  path = 'site',
  words: string[] = [],
): ReleaseText[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const key = `${path}.${name}`
    const label = labels[name]
    if (typeof text === 'object' && typeof label === 'object') {
      return listSiteTexts(text, label, key, [...words, String(label.groupLabel)])
    }
    if (typeof text !== 'string' || typeof label !== 'string')
      throw new Error(`${key} has no label of its own`)
    const [section = '', ...place] = [...words, label]
    return [{ key, section, place: place.join(' → '), original: text }]
  })
}

function listFinderTexts(): ReleaseText[] {
  return listTexts(finder).map(({ key, text }) => ({
    key: `finder.${key}`,
    section: sectionOf(key),
    place: describePlace(key),
    original: text,
  }))
}
