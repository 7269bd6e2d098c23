/** Settings of the tag manager; without an id nothing is ever loaded. */
export type AnalyticsView = { gtmId: string; scriptUrl: string }

type DataLayerWindow = Window & { dataLayer?: object[] }

const scriptId = 'tag-manager'

/** Loads the tag manager, once; to be called after the visitor has agreed. */
export function loadTagManager({ gtmId, scriptUrl }: AnalyticsView): void {
  if (isTagManagerLoaded()) return
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.id = scriptId
  script.async = true
  script.src = `${scriptUrl}?id=${encodeURIComponent(gtmId)}`
  document.head.append(script)
}

export function isTagManagerLoaded(): boolean {
  return document.getElementById(scriptId) !== null
}

/** Tells the tag manager of a page that was opened. */
export function trackView(path: string): void {
  push({ event: 'content-view', 'content-name': path })
}

function push(entry: object): void {
  const page: DataLayerWindow = window
  page.dataLayer ??= []
  page.dataLayer.push(entry)
}
