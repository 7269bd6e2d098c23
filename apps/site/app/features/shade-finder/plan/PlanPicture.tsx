import { useEffect, useState } from 'react'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import styles from './MyPlan.module.css'

type PlanPictureProps = {
  url: string
  alt: string
  /** Address of a picture that did not come. */
  failed: string | null
  onFailed: (url: string | null) => void
  texts: PageTexts['plan']
}

/** How long answers have to stay the same before their picture is asked for, in milliseconds: each is painted by the server. */
const settledMs = 700

/** The plan as it will be kept and sent. */
export function PlanPicture({ url, alt, failed, onFailed, texts }: PlanPictureProps) {
  const [shown, setShown] = useState(url)
  useEffect(() => {
    const timer = setTimeout(() => setShown(url), settledMs)
    return () => clearTimeout(timer)
  }, [url])
  useEffect(() => {
    const again = () => onFailed(null)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [onFailed])
  if (failed === shown) {
    return (
      <p className={styles.missing} role="status">
        {navigator.onLine ? texts.failed : texts.offline}
      </p>
    )
  }
  return (
    <img
      className={shown === url ? styles.picture : `${styles.picture} ${styles.old}`}
      loading="lazy"
      src={shown}
      alt={alt}
      width={1080}
      height={1350}
      decoding="async"
      onError={() => onFailed(shown)}
    />
  )
}
