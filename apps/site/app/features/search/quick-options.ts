import type { FoundGroup } from './search-view.ts'

/** The most hits that are offered: of the best kind, of each other kind, and altogether. */
const ofFirst = 4
const ofOthers = 3
const most = 10

/** The hits that the popup shows: the best of each kind, few enough to look over at once. */
export function quickOptions(groups: readonly FoundGroup[]): FoundGroup[] {
  let left = most
  const shown: FoundGroup[] = []
  for (const [index, group] of groups.entries()) {
    const entries = group.entries.slice(0, Math.min(left, index === 0 ? ofFirst : ofOthers))
    left -= entries.length
    if (entries.length > 0) shown.push({ ...group, entries })
  }
  return shown
}
