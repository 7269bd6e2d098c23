import { useSite } from '#app/features/site/use-site.ts'
import { Link } from '#app/ui/Link.tsx'
import styles from './LevelLinks.module.css'
import { levelColours } from './level-colours.ts'
import { levelLinks, type PaletteFilter } from './palette-filter.ts'

/** Links by which somebody says how dark their hair is: the palette then shows the shades that are meant for it. */
export function LevelLinks({ filter }: { filter: PaletteFilter }) {
  const texts = useSite().texts.sections.products
  return (
    <nav className={styles.levels} aria-label={texts.forLevel}>
      <p className="smallPrint">{texts.forLevel}</p>
      <ul className={styles.list}>
        {levelLinks(filter).map(({ level, url, isCurrent }) => (
          <li key={level ?? 'any'}>
            <Link
              className={level ? styles.level : styles.any}
              url={url}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {level ? (
                <>
                  <svg className={styles.hair} viewBox="0 0 40 40" aria-hidden="true">
                    <circle cx="20" cy="20" r="20" fill={levelColours[level - 1]} />
                  </svg>
                  <span className="visuallyHidden">{`${texts.level} `}</span>
                  <span>{level}</span>
                </>
              ) : (
                texts.anyLevel
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
