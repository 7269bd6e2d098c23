import { useEffect, useRef, useState } from 'react'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import styles from './MyPlan.module.css'

type PlanPictureProps = { url: string; alt: string; texts: PageTexts['plan'] }

/** How long answers have to stay the same before their picture is asked for, in milliseconds: each is painted by the server. */
const settledMs = 700

/** The plan as it will be kept and sent. */
export function PlanPicture({ url, alt, texts }: PlanPictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [shown, setShown] = useState(url)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setShown(url), settledMs)
    return () => clearTimeout(timer)
  }, [url])
  useEffect(() => {
    // It may have failed before scripts took over.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(shown)
  }, [shown])
  useEffect(() => {
    if (!failed) return
    const again = () => setFailed(null)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [failed])
  if (failed === shown) {
    return (
      <p className={styles.missing} role="status">
        {navigator.onLine ? texts.failed : texts.offline}
      </p>
    )
  }
  return (
    <img
      ref={image}
      className={shown === url ? styles.picture : `${styles.picture} ${styles.old}`}
      src={shown}
      alt={alt}
      width={1080}
      height={1350}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(shown)}
    />
  )
}
