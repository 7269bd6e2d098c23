import { memo } from 'react'
import { Preparing } from '#app/features/sections/Preparing.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { TagLinks } from '#app/ui/Link.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { LevelLinks } from './LevelLinks.tsx'
import type { PaletteView } from './load-palette.server.ts'
import styles from './Palette.module.css'
import { filterLinks } from './palette-filter.ts'
import { ShadeShelf } from './ShadeShelf.tsx'

/** The palette to play with: filters, a wall of strands, and the panel of the chosen shade. */
export const Palette = memo(function Palette({ palette }: { palette: PaletteView }) {
  const texts = useSite().texts.sections.products
  const { strands, first, families, filter } = palette
  if (families.length === 0) return <Preparing />
  return (
    <div className={styles.palette}>
      <div className={styles.filters}>
        <TagLinks label={texts.filter} links={filterLinks(families, filter, texts)} />
        <LevelLinks filter={filter} />
      </div>
      {first ? <ShadeShelf strands={strands} first={first} /> : <Notice>{texts.noMatch}</Notice>}
    </div>
  )
})
