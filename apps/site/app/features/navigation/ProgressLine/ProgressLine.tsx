import { useNavigation } from 'react-router'
import styles from './ProgressLine.module.css'

/** A thin line above the page while the next one is on its way; a quick navigation never shows it. */
export function ProgressLine({ label }: { label: string }) {
  if (useNavigation().state === 'idle') return null
  return (
    <div className={styles.line} role="status">
      <span className="visuallyHidden">{label}</span>
    </div>
  )
}
