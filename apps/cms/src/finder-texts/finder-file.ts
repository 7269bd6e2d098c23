import { listTexts } from '@pryad/colour/texts/editable-texts.ts'
import file from '../../../../content/finder-texts.json' with { type: 'json' }
import { describePlace } from './describe-place.ts'
import { isSection, type Section } from './sections.ts'

/** A text of the finder as this release has it. */
export type FileText = { key: string; section: Section; place: string; original: string }

/** All texts of the finder that this release has, in the order of the file. */
export const fileTexts: readonly FileText[] = listTexts(file).map(({ key, text }) => {
  const [section = ''] = key.split('.')
  if (!isSection(section))
    throw new Error(`content/finder-texts.json: "${section}" is no section of the panel`)
  return { key, section, place: describePlace(key), original: text }
})
