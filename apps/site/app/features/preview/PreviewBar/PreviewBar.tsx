import { useLocation } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { useLivePreview } from '../use-live-preview.ts'
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
