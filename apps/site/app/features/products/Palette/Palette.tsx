import { memo } from 'react'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { RestOfList } from '#app/ui/RestOfList/RestOfList.tsx'
import { TagLinks } from '#app/ui/TagLinks/TagLinks.tsx'
import { LevelLinks } from '../LevelLinks/LevelLinks.tsx'
import type { PaletteView } from '../load-palette.server.ts'
import { filterLinks } from '../palette-filter.ts'
import { ShadeShelf } from '../ShadeShelf/ShadeShelf.tsx'
import styles from './Palette.module.css'

/** Shades of the first wall: a whole palette of most brands, and three rows of a computer. */
const shadesAtOnce = 24

type PaletteProps = {
  palette: PaletteView
  /** The topic of the page. */
  tag: string | undefined
  texts: SiteTexts['sections']['products']
  newTabLabel: string
  /** The words that unfold the rest of a large palette. */
  moreLabel: string
}

/** The palette to play with: filters, a wall of strands, the panel of the chosen shade; the rest of a large one on a wall of its own. */
export const Palette = memo(function Palette({ palette, tag, texts, newTabLabel, moreLabel }: PaletteProps) {
  const { shades, families, filter } = palette
  if (families.length === 0) return <Notice>{texts.empty}</Notice>
  const rest = shades.slice(shadesAtOnce)
  // Another choice begins with another first panel.
  const key = `${tag} ${filter.family} ${filter.coversGrey} ${filter.level}`
  return (
    <div className={styles.palette}>
      <div className={styles.filters}>
        <TagLinks label={texts.filter} links={filterLinks(families, filter, tag, texts)} />
        <LevelLinks filter={filter} tag={tag} texts={texts} />
      </div>
      {shades.length === 0 ? (
        <Notice>{texts.noMatch}</Notice>
      ) : (
        <ShadeShelf
          key={key}
          shades={shades.slice(0, shadesAtOnce)}
          palette={shades}
          label={texts.shade}
          texts={texts}
          newTabLabel={newTabLabel}
        />
      )}
      {rest.length > 0 && (
        <RestOfList label={moreLabel} count={rest.length}>
          <ShadeShelf
            key={key}
            shades={rest}
            palette={shades}
            label={texts.otherShades}
            texts={texts}
            newTabLabel={newTabLabel}
          />
        </RestOfList>
      )}
    </div>
  )
})
