import { memo } from 'react'
import { Preparing } from '#app/features/sections/Preparing.tsx'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { TagLinks } from '#app/ui/Link.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { LevelLinks } from './LevelLinks.tsx'
import type { PaletteView } from './load-palette.server.ts'
import styles from './Palette.module.css'
import { filterLinks } from './palette-filter.ts'
import { ShadeShelf } from './ShadeShelf.tsx'

type PaletteProps = {
  palette: PaletteView
  texts: SiteTexts['sections']['products']
  newTabLabel: string
  /** The words that unfold the rest of a large palette. */
  moreLabel: string
  retryLabel: string
}

/** The palette to play with: filters, a wall of strands, and the panel of the chosen shade. */
export const Palette = memo(function Palette({
  palette,
  texts,
  newTabLabel,
  moreLabel,
  retryLabel,
}: PaletteProps) {
  const { strands, first, families, filter } = palette
  if (families.length === 0) return <Preparing />
  return (
    <div className={styles.palette}>
      <div className={styles.filters}>
        <TagLinks label={texts.filter} links={filterLinks(families, filter, texts)} />
        <LevelLinks filter={filter} texts={texts} />
      </div>
      {first ? (
        <ShadeShelf
          strands={strands}
          first={first}
          texts={texts}
          newTabLabel={newTabLabel}
          moreLabel={moreLabel}
          retryLabel={retryLabel}
        />
      ) : (
        <Notice>{texts.noMatch}</Notice>
      )}
    </div>
  )
})
