import { useEffect, useRef } from 'react'
import styles from './Compare.module.css'
import { Picture } from './Picture.tsx'
import type { PictureView } from './picture-view.ts'

type CompareProps = {
  before: Side
  after: Side
  /** The name of the slider for screen readers. */
  label: string
  /** Widths the layout gives one picture, see `Picture`. */
  sizes: string
}

type Side = { picture: PictureView; label: string }

/**
 * Two pictures of one thing. Where scripts may run they lie on each other with an edge that keyboard and finger move; else they stand side by
 * side. Which of both it is the style sheet knows from the first paint, so nothing jumps when the page wakes.
 */
export function Compare({ before, after, label, sizes }: CompareProps) {
  const pair = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const follow = () => {
    pair.current?.style.setProperty('--at', slider.current?.value ?? '50')
  }
  // It may have been moved before the page woke.
  useEffect(follow, [])
  return (
    <div ref={pair} className={styles.pair}>
      <CompareSide {...before} className={styles.before} sizes={sizes} />
      <CompareSide {...after} className={styles.after} sizes={sizes} />
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        aria-label={label}
        onInput={follow}
      />
    </div>
  )
}

function CompareSide({
  picture,
  label,
  className,
  sizes,
}: Side & { className: string | undefined; sizes: string }) {
  return (
    <div className={className}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes={sizes} />
      </div>
      <p className={styles.label}>{label}</p>
    </div>
  )
}
