import { useEffect, useEffectEvent } from 'react'
import { type Location, useLocation } from 'react-router'
import type { AnalyticsView } from '#app/features/site/site-view.ts'
import { forgetAnalytics, useConsent } from './consent.ts'
import { setUpMetrica, trackHit } from './metrica.ts'

/** Whose counters they are, as visitors are told before they agree. */
export function counterNames({ gtmId, metricaId }: AnalyticsView): string {
  return [metricaId && 'Яндекс Метрика', gtmId && 'Google Tag Manager'].filter(Boolean).join(' и ')
}

/** What visitors agree to, a letter each; a consent does not cover what a site has added since. */
export function scopeOf({ gtmId, metricaId, webvisor }: AnalyticsView): string {
  return [gtmId && 'g', metricaId && 'm', metricaId && webvisor && 'w'].filter(Boolean).join('')
}

/** Parts of an address that name what is shown. Others are words of visitors and their answers about their hair, and are not told. */
const told = ['slug', 'tag', 'ean']

function toPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const named = [...new URLSearchParams(search)].filter(([name]) => told.includes(name))
  return named.length > 0 ? `${pathname}?${new URLSearchParams(named)}` : pathname
}

type DataLayerWindow = Window & { dataLayer?: object[] }

const scriptClass = 'analytics'

/** Loads the counters, once; to be called after the visitor has agreed. */
function load({ gtmId, gtmUrl, metricaId, metricaUrl, webvisor }: AnalyticsView): void {
  if (isLoaded()) return
  if (gtmId) {
    push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    addScript('tag-manager', `${gtmUrl}?id=${encodeURIComponent(gtmId)}`)
  }
  if (metricaId) {
    setUpMetrica(Number(metricaId), webvisor)
    addScript('metrica', metricaUrl)
  }
}

function addScript(id: string, src: string): void {
  const script = document.createElement('script')
  Object.assign(script, { id, src, async: true, className: scriptClass })
  document.head.append(script)
}

function isLoaded(): boolean {
  return document.querySelector(`script.${scriptClass}`) !== null
}

/** Tells the counters of a page that was opened. */
function trackView({ gtmId, metricaId }: AnalyticsView, path: string): void {
  if (gtmId) push({ event: 'content-view', 'content-name': path })
  if (metricaId) trackHit(Number(metricaId), path)
}

function push(entry: object): void {
  const page: DataLayerWindow = window
  page.dataLayer ??= []
  page.dataLayer.push(entry)
}

/** Tracks every page a visitor opens (spec §2), after they have agreed and not before. */
export function useAnalytics(analytics: AnalyticsView | null): void {
  const path = toPath(useLocation())
  const consent = useConsent(analytics ? scopeOf(analytics) : '')
  const isCounted = analytics !== null
  const isAllowed = isCounted && consent === 'analytics'
  // The data of the site may come again, and are new objects then: nothing is told twice for that.
  const begin = useEffectEvent(() => analytics && load(analytics))
  const tell = useEffectEvent((path: string) => analytics && trackView(analytics, path))
  // The counters belong to other companies: they are loaded once visitors agree, and removed by a reload when they refuse or their consent is over.
  // What a counter writes while its page goes is forgotten by the next one.
  useEffect(() => {
    if (isAllowed) begin()
    else if (isCounted && consent !== 'unknown') {
      forgetAnalytics()
      if (isLoaded()) location.reload()
    }
  }, [isAllowed, isCounted, consent])

  useEffect(() => {
    if (isAllowed) tell(path)
  }, [isAllowed, path])
}
