import { isDocumentEvent, ready } from '@payloadcms/live-preview'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { refreshBy } from '#app/lib/routing/route-module.ts'

/** Shows each change once the panel beside or behind this window has saved it. */
export function useLivePreview(panelOrigin: string): void {
  const { revalidate } = useRevalidator()
  // The panel speaks by messages of the browser, which React knows nothing of.
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (isDocumentEvent(event, panelOrigin)) void refreshBy(revalidate)
    }
    addEventListener('message', onMessage)
    // Nobody listens to a page in a window of its own.
    if (window.parent !== window || window.opener) ready({ serverURL: panelOrigin })
    return () => removeEventListener('message', onMessage)
  }, [panelOrigin, revalidate])
}
