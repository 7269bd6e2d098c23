import type { MouseEvent } from 'react'
import { useRememberedLevel } from '#app/features/saved-answers/saved-answers.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { fill } from '#app/texts/fill.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { familiesOf } from './palette-filter.ts'
import type { Strand } from './product-view.ts'
import { rememberedLevelTexts } from './remembered-level-texts.ts'
import styles from './ShadeWall.module.css'
import { Swatch } from './Swatch.tsx'

type ShadeWallProps = {
  shades: Strand[]
  /** Its name. */
  label: string
  /** Barcode of the shade that is shown. */
  chosen: string | undefined
  /** The headings of the families. */
  headingLevel?: 'h2' | 'h3'
  /** Called with a press; without it, and without scripts, a strand leads to the page of its shade. */
  onChoose?: (event: MouseEvent, shade: Strand) => void
}

/** The strands of a palette in their families, each a link to its shade, with its number below it. */
export function ShadeWall({ shades, label, chosen, headingLevel: Heading = 'h3', onChoose }: ShadeWallProps) {
  const { families } = useSite().texts.sections.products
  const level = useRememberedLevel()
  return (
    <nav className={styles.wall} aria-label={label}>
      {familiesOf(shades).map((family) => (
        <div key={family} className={styles.family}>
          <Heading className={styles.name}>{families[family]}</Heading>
          <ul className={styles.strands}>
            {shades
              .filter((shade) => shade.family === family)
              .map((shade) => (
                <li key={shade.ean}>
                  <StrandLink
                    shade={shade}
                    onChoose={onChoose}
                    isChosen={shade.ean === chosen}
                    fits={
                      level !== null && shade.levels.min <= level && level <= shade.levels.max ? level : null
                    }
                  />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type StrandLinkProps = {
  shade: Strand
  onChoose: ShadeWallProps['onChoose']
  isChosen: boolean
  /** The remembered level of somebody's hair, if the shade is meant for it. */
  fits: number | null
}

function StrandLink({ shade, onChoose, isChosen, fits }: StrandLinkProps) {
  const { number, name, hex, path, picture } = shade
  return (
    <a
      className={styles.strand}
      href={path}
      onClick={onChoose && ((event) => onChoose(event, shade))}
      data-replay={onChoose ? '' : undefined}
      title={`${number} ${name}`}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className={`sheen ${styles.picture}`}>
        {picture ? (
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 80rem) 9rem, (min-width: 48rem) 16vw, 22vw"
          />
        ) : (
          <Swatch hex={hex} />
        )}
      </span>
      {fits !== null && (
        <span className={styles.fits}>
          <span>{rememberedLevelTexts.short}</span>
          <span className="visuallyHidden">{`${fill(rememberedLevelTexts.more, { level: fits })} `}</span>
        </span>
      )}
      <span className={styles.label}>
        <svg className={styles.colour} viewBox="0 0 40 40" aria-hidden="true">
          <circle cx="20" cy="20" r="20" fill={hex} />
        </svg>
        <span className={styles.number}>{number}</span>
      </span>
      <span className={styles.shadeName}>{` ${name}`}</span>
    </a>
  )
}
