import { useEffect, useEffectEvent } from 'react'
import { type Location, useLocation } from 'react-router'
import type { AnalyticsView } from '#app/features/site/site-view.ts'
import { readConsent, useConsent } from './consent.ts'

/** Whose counters they are, as visitors are told before they agree. */
export function counterNames({ gtmId, metricaId }: AnalyticsView): string {
  return [metricaId && 'Яндекс Метрика', gtmId && 'Google Tag Manager'].filter(Boolean).join(' и ')
}

/** What visitors agree to, a letter each; a consent does not cover what a site has added since. */
export function scopeOf({ gtmId, metricaId, webvisor }: AnalyticsView): string {
  return [gtmId && 'g', metricaId && 'm', webvisor && 'w'].filter(Boolean).join('')
}

/** Parts of an address that name what is shown. Others are words of visitors and their answers about their hair, and are not told. */
const told = ['slug', 'tag', 'ean']

const isTold = ([name]: [string, string]) => told.includes(name)

function toPath({ pathname, search }: Location): string {
  const named = [...new URLSearchParams(search)].filter(isTold)
  return named.length > 0 ? `${pathname}?${new URLSearchParams(named)}` : pathname
}

/**
 * Tracks every page a visitor opens (spec §2), after they have agreed and not before. The counters belong to other companies: when visitors
 * refuse or their consent is over, a reload removes them, and what they have left is deleted, once more behind the reload.
 */
export function useAnalytics(analytics: AnalyticsView | null): void {
  const location = useLocation()
  const path = toPath(location)
  const scope = analytics ? scopeOf(analytics) : ''
  const consent = useConsent(scope)
  const isAllowed = scope !== '' && consent === 'analytics'
  const isRefused = scope !== '' && !isAllowed && consent !== 'unknown'

  // The data of the site may come again, and are new objects then: nothing is told twice for that.
  const tell = useEffectEvent(async (path: string) => {
    const { load, trackView } = await import('./counters.ts')
    // The visitor may have refused meanwhile.
    if (!analytics || readConsent(scope) !== 'analytics') return
    load(analytics)
    // The title of a search has the words that are not told.
    const isWhole = [...new URLSearchParams(location.search)].every(isTold)
    trackView(analytics, path, isWhole ? document.title : path)
  })
  useEffect(() => {
    if (isAllowed) tell(path).catch(() => undefined)
  }, [isAllowed, path])

  useEffect(() => {
    if (isRefused) forget().catch(() => undefined)
  }, [isRefused])
}

async function forget(): Promise<void> {
  const { forgetAnalytics, isLoaded } = await import('./counters.ts')
  forgetAnalytics()
  if (isLoaded()) location.reload()
}
