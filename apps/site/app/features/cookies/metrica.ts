import type { AnalyticsView } from './analytics.ts'

/** Yandex Metrica's function: until its script is there it keeps the calls, which the script then makes up for. */
type Metrica = { (...call: unknown[]): void; a?: unknown[][]; l?: number }

type MetricaWindow = Window & { ym?: Metrica }

/**
 * Sets the counter up, as its snippet would, which the policy of the pages forbids. It counts what it is told by `trackHit` alone; what visitors
 * click is not told to it, and not how they move unless the site has chosen Webvisor.
 */
export function setUpMetrica({ metricaId, webvisor }: Pick<AnalyticsView, 'metricaId' | 'webvisor'>): void {
  const page: MetricaWindow = window
  if (!page.ym) {
    const calls: unknown[][] = []
    const ym: Metrica = (...call) => void calls.push(call)
    page.ym = Object.assign(ym, { a: calls, l: Date.now() })
  }
  page.ym(Number(metricaId), 'init', {
    defer: true,
    accurateTrackBounce: true,
    clickmap: false,
    trackLinks: false,
    webvisor,
  })
}

/** The page that was told last, which led to the next one. */
let lastUrl: string | undefined

/** Tells Metrica of a page that was opened. */
export function trackHit(metricaId: string, path: string): void {
  const page: MetricaWindow = window
  const url = `${location.origin}${path}`
  page.ym?.(Number(metricaId), 'hit', url, { title: document.title, referer: lastUrl ?? document.referrer })
  lastUrl = url
}
