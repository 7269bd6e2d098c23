import type { ReactNode } from 'react'
import { Picture } from '#app/ui/Picture.tsx'
import type { Strand } from '../product-view.ts'
import styles from './ShadePanel.module.css'
import { ShadeTitle } from './ShadeTitle.tsx'

type WaitingPanelProps = {
  shade: Strand
  /** Placeholder for the panel's details. */
  children: ReactNode
}

/** The panel of a shade whose details are still loading: the picture and name come from the wall. */
export function WaitingPanel({ shade, children }: WaitingPanelProps) {
  return (
    <article className={styles.panel}>
      <div className={styles.strand}>
        {shade.picture && (
          <Picture picture={shade.picture} sizes="(min-width: 88rem) 34rem, (min-width: 48rem) 42vw, 100vw" />
        )}
      </div>
      <div className={styles.words}>
        <ShadeTitle shade={shade} heading="h2" />
        {children}
      </div>
    </article>
  )
}
