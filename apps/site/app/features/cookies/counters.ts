import type { AnalyticsView } from '#app/features/site/site-view.ts'
import { setUpMetrica, trackHit } from './metrica.ts'

type DataLayerWindow = Window & { dataLayer?: object[] }

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

/** Tells the counters of a page that was opened. */
export function trackView({ gtmId, metricaId }: AnalyticsView, path: string): void {
  if (gtmId) push({ event: 'content-view', 'content-name': path })
  if (metricaId) trackHit(Number(metricaId), path)
}

function push(entry: object): void {
  const page: DataLayerWindow = window
  page.dataLayer ??= []
  page.dataLayer.push(entry)
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
