let underWay = false

/**
 * Whether everything on the page is asked for once more, not because somebody goes elsewhere: an editor has saved a change, or a part of it
 * did not come.
 */
export function isRefreshing(): boolean {
  return underWay
}

/** Marks the requests of `revalidate` as such a refresh. */
export async function refreshBy(revalidate: () => Promise<void>): Promise<void> {
  underWay = true
  try {
    await revalidate()
  } finally {
    underWay = false
  }
}
