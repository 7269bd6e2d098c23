/** Yandex Metrica's function: it keeps the calls until its script is there, which makes up for them. */
type Metrica = { (...call: unknown[]): void; a?: unknown[][]; l?: number }

type MetricaWindow = Window & { ym?: Metrica }

/**
 * Sets the counter up as its snippet does, which the policy of pages forbids. It counts the pages that it is told of; what visitors press
 * is not told, and how they move only where the site has chosen Webvisor.
 */
export function setUpMetrica(id: number, webvisor: boolean): void {
  const page: MetricaWindow = window
  if (!page.ym) {
    const calls: unknown[][] = []
    page.ym = Object.assign((...call: unknown[]) => void calls.push(call), { a: calls, l: Date.now() })
  }
  page.ym(id, 'init', {
    defer: true,
    accurateTrackBounce: true,
    clickmap: false,
    trackLinks: false,
    webvisor,
  })
}

/** The page that was told last, which led to the next one. */
let lastUrl: string | undefined

export function trackHit(id: number, path: string): void {
  const page: MetricaWindow = window
  const url = `${location.origin}${path}`
  page.ym?.(id, 'hit', url, { title: document.title, referer: lastUrl ?? document.referrer })
  lastUrl = url
}
