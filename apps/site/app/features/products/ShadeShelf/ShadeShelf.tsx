import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import { Link } from '#app/ui/Link/Link.tsx'
import type { Shade } from '../product-view.ts'
import { ShadePanel } from '../ShadePanel/ShadePanel.tsx'
import { ShadeUse } from '../ShadeUse/ShadeUse.tsx'
import { ShadeWall } from '../ShadeWall/ShadeWall.tsx'
import { ShadeWays } from '../ShadeWays/ShadeWays.tsx'
import { bringFirst } from './bring-first.ts'
import styles from './ShadeShelf.module.css'
import { useShownShade } from './use-shown-shade.ts'

type Texts = SiteTexts['sections']['products']

type ShadeShelfProps = {
  shades: Shade[]
  /** All shades of the palette, of which this shelf holds a part: neighbours are neighbours across the seam, too. */
  palette: Shade[]
  /** The name of its wall. */
  label: string
  texts: Texts
  newTabLabel: string
}

const panelUrl = ({ ean }: { ean: string }) => `#shade-${ean}`

/** A wall of strands, and below it the panels of their shades side by side: a press on a strand brings its panel, as a swipe does. */
export function ShadeShelf({ shades, palette, label, texts, newTabLabel }: ShadeShelfProps) {
  const first = palette.findIndex(({ ean }) => ean === shades[0]?.ean)
  const strip = useRef<HTMLUListElement>(null)
  const shown = useShownShade(strip)
  const { hash } = useLocation()
  // A link of another page names a shade as well, and nobody but the browser's own links brings the shelf to it.
  useEffect(() => {
    const item = hash.startsWith('#shade-') ? document.getElementById(hash.slice(1)) : null
    if (strip.current && item && strip.current.contains(item)) bringFirst(strip.current, item)
  }, [hash])
  return (
    <div className={styles.shelf}>
      <ShadeWall shades={shades} label={label} texts={texts} chosen={shown} urlOf={panelUrl} />
      <ul className={styles.strip} ref={strip}>
        {shades.map((shade, index) => (
          <li
            key={shade.ean}
            className={styles.item}
            id={`shade-${shade.ean}`}
            data-ean={shade.ean}
            aria-current={shade.ean === shown ? 'true' : undefined}
          >
            <ShadePanel
              shade={shade}
              texts={texts}
              newTabLabel={newTabLabel}
              more={
                <Link url={shade.path}>
                  {texts.more}
                  <OfShade shade={shade} />
                </Link>
              }
              ways={
                <ShadeWays
                  texts={texts}
                  previous={wayTo(palette[first + index - 1])}
                  next={wayTo(palette[first + index + 1])}
                  native
                />
              }
            >
              <details className={styles.details}>
                <summary className={styles.summary}>
                  {texts.details}
                  <OfShade shade={shade} />
                  <Icon name="down" size="small" />
                </summary>
                <ShadeUse details={shade.details} />
              </details>
            </ShadePanel>
          </li>
        ))}
      </ul>
    </div>
  )
}

function wayTo(shade: Shade | undefined) {
  return shade && { url: panelUrl(shade), number: shade.number, name: shade.name }
}

/** So that a link or button that many shades have is heard with the name of its own. */
function OfShade({ shade }: { shade: Shade }) {
  return (
    <span className="visuallyHidden">
      : {shade.number} {shade.name}
    </span>
  )
}
