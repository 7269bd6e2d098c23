import { memo } from 'react'
import type { SiteTexts } from '../../../texts/site-texts.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Still } from '../../../ui/Still/Still.tsx'
import type { Shade } from '../product-view.ts'
import { ShadeCard } from '../ShadeCard/ShadeCard.tsx'
import { ShadeFacts } from '../ShadeFacts/ShadeFacts.tsx'
import styles from './ShadeShelf.module.css'

type ShadeShelfProps = { shades: Shade[]; texts: SiteTexts['sections']['products'] }

/** The palette on a shelf that scrolls sideways, with its colours above as a way to a shade. */
export const ShadeShelf = memo(function ShadeShelf({ shades, texts }: ShadeShelfProps) {
  return (
    <div className={styles.shelf}>
      <ul className={styles.chips} aria-label={texts.shade}>
        {shades.map(({ ean, hex, number, name }) => (
          <li key={ean}>
            <a className={styles.chip} href={`#shade-${ean}`} data-native title={`${number} ${name}`}>
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <circle cx="20" cy="20" r="20" fill={hex} />
              </svg>
              <span className="visuallyHidden">
                {number} {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.strip}>
        {shades.map((shade) => (
          <li key={shade.ean} className={styles.item} id={`shade-${shade.ean}`}>
            <ShadeCard shade={shade} buyLabel={texts.buy}>
              <details className={styles.details}>
                <summary className={styles.summary}>
                  {texts.details}
                  <Icon name="down" size="small" />
                </summary>
                <Still as="div" of={shade.details} className={styles.more}>
                  {(details) => <ShadeFacts details={details} />}
                </Still>
              </details>
            </ShadeCard>
          </li>
        ))}
      </ul>
    </div>
  )
})
