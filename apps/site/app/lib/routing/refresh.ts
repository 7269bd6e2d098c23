let underWay = false

/** Whether everything on the page is asked for anew because an editor has saved a change, not because somebody goes elsewhere. */
export function isRefreshing(): boolean {
  return underWay
}

/** Marks what `revalidate` asks for as such a refresh. */
export async function refreshBy(revalidate: () => Promise<void>): Promise<void> {
  underWay = true
  try {
    await revalidate()
  } finally {
    underWay = false
  }
}
