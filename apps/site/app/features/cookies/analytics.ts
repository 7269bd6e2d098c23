import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from './consent.ts'

/** Settings of the tag manager; without an id nothing is ever loaded. */
type AnalyticsView = { gtmId: string; scriptUrl: string }

type DataLayerWindow = Window & { dataLayer?: object[] }

const scriptId = 'tag-manager'

/** Loads the tag manager, once; to be called after the visitor has agreed. */
function loadTagManager({ gtmId, scriptUrl }: AnalyticsView): void {
  if (isTagManagerLoaded()) return
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.id = scriptId
  script.async = true
  script.src = `${scriptUrl}?id=${encodeURIComponent(gtmId)}`
  document.head.append(script)
}

function isTagManagerLoaded(): boolean {
  return document.getElementById(scriptId) !== null
}

/** Tells the tag manager of a page that was opened. */
function trackView(path: string): void {
  push({ event: 'content-view', 'content-name': path })
}

function push(entry: object): void {
  const page: DataLayerWindow = window
  page.dataLayer ??= []
  page.dataLayer.push(entry)
}

/** Tracks every page a visitor opens (spec §2), after they have agreed and not before. */
export function useAnalytics({ gtmId, scriptUrl }: AnalyticsView): void {
  const { pathname, search } = useLocation()
  const consent = useConsent()
  const isAllowed = consent === 'analytics' && gtmId !== ''
  // The tag manager belongs to another company: it is loaded once visitors agree, and removed by a reload when they refuse.
  useEffect(() => {
    if (isAllowed) loadTagManager({ gtmId, scriptUrl })
    else if (consent === 'necessary' && isTagManagerLoaded()) location.reload()
  }, [isAllowed, consent, gtmId, scriptUrl])

  const path = `${pathname}${search}`
  useEffect(() => {
    if (isAllowed) trackView(path)
  }, [isAllowed, path])
}
