import { isDocumentEvent, ready } from '@payloadcms/live-preview'
import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { refreshBy } from '#app/lib/routing/route-module.ts'
import { Button } from '#app/ui/Button.tsx'
import styles from './PreviewBar.module.css'

/** Tells an editor that they see a draft, which visitors do not, and lets them leave it. Its texts belong to the panel, not the site. */
export function PreviewBar({ panelOrigin }: { panelOrigin: string }) {
  useLivePreview(panelOrigin)
  const { pathname, search } = useLocation()
  const exit = `/preview/exit?${new URLSearchParams({ path: pathname + search })}`
  return (
    <aside className={styles.bar} aria-label="Предпросмотр">
      <p>
        <strong>Вы видите черновик.</strong> <span>Посетители увидят изменения после публикации.</span>
      </p>
      <form method="post" action={exit}>
        <Button type="submit" look="onDark">
          Выйти из&nbsp;предпросмотра
        </Button>
      </form>
    </aside>
  )
}

/** Shows each change once the panel beside or behind this window has saved it. */
function useLivePreview(panelOrigin: string): void {
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
