import { withTexts } from '@pryad/colour/texts/editable-texts.ts'
import { type GetFinderTextsQuery, getFinderTextsOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { isRecord } from '#app/lib/is-record.ts'
import file from '../../../../../content/finder-texts.json'

/** Everything the finder says, as `content/finder-texts.json` has it. */
export type FinderFile = typeof file

/** The texts around questions and answers. */
export type PageTexts = FinderFile['page']

type Changed = GetFinderTextsQuery['finderTexts']

/** Merged texts by the API's answer, which stays the same object until the content changes. */
const merged = new WeakMap<Changed, FinderFile>()

/** The texts of the finder: the file's, or those that editors have put in their place. */
export async function getFinderTexts({ api }: SiteRequest): Promise<FinderFile> {
  const { finderTexts: changed } = await api.query(getFinderTextsOperation, {})
  if (!Array.isArray(changed) || changed.length === 0) return file
  const known = merged.get(changed) ?? withTexts(file, readChanged(changed))
  merged.set(changed, known)
  return known
}

/** Texts by their keys; values that are no texts are left out. */
function readChanged(changed: readonly unknown[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const entry of changed) {
    if (isRecord(entry) && typeof entry.key === 'string' && typeof entry.text === 'string') {
      texts.set(entry.key, entry.text)
    }
  }
  return texts
}
