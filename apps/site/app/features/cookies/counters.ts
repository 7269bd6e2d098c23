import type { AnalyticsView } from '#app/features/site/site-view.ts'

declare global {
  /** What the tag manager is told. */
  var dataLayer: object[] | undefined
  /** Metrica's function: it keeps the calls until its script is there, which makes up for them. */
  var ym: { (...call: unknown[]): void; a?: unknown[][]; l?: number } | undefined
}

const scriptClass = 'analytics'

/** Loads the counters that are not there yet; to be called after the visitor has agreed. */
export function load({ gtmId, gtmUrl, metricaId, metricaUrl, webvisor }: AnalyticsView): void {
  if (gtmId && !document.getElementById('tag-manager')) {
    push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    addScript('tag-manager', `${gtmUrl}?id=${encodeURIComponent(gtmId)}`)
  }
  if (metricaId && !document.getElementById('metrica')) {
    setUpMetrica(Number(metricaId), webvisor)
    addScript('metrica', metricaUrl)
  }
}

function addScript(id: string, src: string): void {
  const script = document.createElement('script')
  Object.assign(script, { id, src, async: true, className: scriptClass })
  document.head.append(script)
}

export function isLoaded(): boolean {
  return document.querySelector(`script.${scriptClass}`) !== null
}

/**
 * Sets Metrica up as its snippet does, which the policy of pages forbids. It counts the pages that it is told of; what visitors press is
 * not told, and how they move only where the site has chosen Webvisor.
 */
function setUpMetrica(id: number, webvisor: boolean): void {
  const calls: unknown[][] = []
  globalThis.ym ??= Object.assign((...call: unknown[]) => void calls.push(call), { a: calls, l: Date.now() })
  globalThis.ym(id, 'init', {
    defer: true,
    accurateTrackBounce: true,
    clickmap: false,
    trackLinks: false,
    webvisor,
  })
}

/** The page that was told last, which led to the next one. */
let lastUrl: string | undefined

/** Tells the counters of a page that was opened. */
export function trackView({ gtmId, metricaId }: AnalyticsView, path: string, title: string): void {
  if (gtmId) push({ event: 'content-view', 'content-name': path })
  if (!metricaId) return
  const url = `${location.origin}${path}`
  // A page of this site that led here before may have been a search.
  const isOwn = document.referrer.startsWith(`${location.origin}/`)
  const referer = lastUrl ?? (isOwn ? '' : document.referrer)
  globalThis.ym?.(Number(metricaId), 'hit', url, { title, referer })
  lastUrl = url
}

function push(entry: object): void {
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push(entry)
}

/** Deletes the cookies of Google Analytics and Yandex Metrica, on every domain that they may have been set for, and what Metrica has stored. */
export function forgetAnalytics(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  for (const name of names.filter((candidate) => /^(_ga|_gcl_|_gid|_gat|_ym|yandexuid)/.test(candidate))) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (/^(_{1,2}ym|zz$)/.test(key)) storage.removeItem(key)
  } catch {
    // Where nothing can be kept, nothing is left.
  }
}
