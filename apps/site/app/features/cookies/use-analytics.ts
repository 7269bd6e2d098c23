import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type AnalyticsView, isTagManagerLoaded, loadTagManager, trackView } from './analytics.ts'
import { useConsent } from './use-consent.ts'

/** Tracks every page a visitor opens (spec §2), after they have agreed and not before. */
export function useAnalytics({ gtmId, scriptUrl }: AnalyticsView): void {
  const { pathname, search } = useLocation()
  const consent = useConsent()
  const isAllowed = consent === 'analytics' && gtmId !== ''
  // The counter is a stranger's script: it is there from the visitor's yes on, and gone with their no.
  useEffect(() => {
    if (isAllowed) loadTagManager({ gtmId, scriptUrl })
    else if (consent === 'necessary' && isTagManagerLoaded()) location.reload()
  }, [isAllowed, consent, gtmId, scriptUrl])

  const path = `${pathname}${search}`
  useEffect(() => {
    if (isAllowed) trackView(path)
  }, [isAllowed, path])
}
