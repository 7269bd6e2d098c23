import type { ReactNode } from 'react'
import { Picture } from '#app/ui/Picture/Picture.tsx'
import type { Strand } from '../product-view.ts'
import styles from './ShadePanel.module.css'
import { ShadeTitle } from './ShadeTitle.tsx'

type WaitingPanelProps = {
  shade: Strand
  /** Stands in place of what the panel will say. */
  children: ReactNode
}

/** The panel of a shade of which only the wall's picture and name are there so far. */
export function WaitingPanel({ shade, children }: WaitingPanelProps) {
  return (
    <article className={styles.panel}>
      <div className={styles.strand}>
        {shade.picture && (
          <Picture picture={shade.picture} sizes="(min-width: 88rem) 34rem, (min-width: 48rem) 42vw, 100vw" />
        )}
      </div>
      <div className={styles.words}>
        <ShadeTitle shade={shade} heading="h3" />
        {children}
      </div>
    </article>
  )
}
