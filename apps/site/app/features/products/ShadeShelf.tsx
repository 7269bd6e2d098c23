import type { MouseEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { continueFrom } from '#app/features/navigation/scroll-to-hash.ts'
import { Waiting } from '#app/features/offline/Waiting.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { useHydrated } from '#app/lib/browser/hydration.ts'
import { isPlainClick } from '#app/lib/browser/navigation.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RestOfList } from '#app/ui/RestOfList.tsx'
import type { Shade, Strand } from './product-view.ts'
import { ShadePanel, WaitingPanel } from './ShadePanel.tsx'
import styles from './ShadeShelf.module.css'
import { ShadeWall } from './ShadeWall.tsx'
import { ShadeWays } from './ShadeWays.tsx'
import { useShadePanel } from './use-shade-panel.ts'

/** Shades of the first wall: a whole palette of most brands, and three rows of a computer. */
const shadesAtOnce = 24

type ShadeShelfProps = {
  strands: Strand[]
  /** The one of them that is shown first, with all that its panel says. */
  first: Shade
}

const panelId = ({ ean }: { ean: string }) => `shade-${ean}`

/**
 * The wall of strands, and below it the panel of one shade. A press on a strand shows its panel, which the hash of the address names from then
 * on; without scripts the strand leads to the page of the shade.
 */
export function ShadeShelf({ strands, first }: ShadeShelfProps) {
  const { sections, common } = useSite().texts
  const texts = sections.products
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const { location: coming } = useNavigation()
  const isHydrated = useHydrated()
  const named = isHydrated ? strands.findIndex((strand) => hash === `#${panelId(strand)}`) : -1
  const index = named >= 0 ? named : strands.findIndex(({ ean }) => ean === first.ean)
  const shown = strands[index] ?? first
  const { shade, isFailed, retry } = useShadePanel(shown.ean, first)

  function choose(event: MouseEvent, { ean }: { ean: string }) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // A filter that is still loading is kept: this press would cancel it.
    const isFiltering = coming?.pathname === pathname
    const filter = isFiltering ? coming.search : search
    // However many shades one has looked at, Back leads to where one was before.
    void navigate(`${pathname}${filter}#${panelId({ ean })}`, { replace: named >= 0 && !isFiltering })
  }

  const wall = (part: Strand[], label: string) => (
    <ShadeWall shades={part} label={label} chosen={shown.ean} headingLevel="h2" onChoose={choose} />
  )
  const rest = strands.slice(shadesAtOnce)
  const ways = <ShadeWays previous={strands[index - 1]} next={strands[index + 1]} onChoose={choose} />
  return (
    <div className={styles.shelf}>
      {wall(strands.slice(0, shadesAtOnce), texts.shade)}
      {rest.length > 0 && (
        <RestOfList label={sections.articles.more} count={rest.length}>
          {wall(rest, texts.otherShades)}
        </RestOfList>
      )}
      <div
        key={shown.ean}
        className={styles.shown}
        id={panelId(shown)}
        data-chosen={named >= 0 ? '' : undefined}
        aria-busy={!shade && !isFailed}
      >
        {shade ? (
          <ShadePanel
            shade={shade}
            more={
              <ButtonLink
                look="secondary"
                url={shown.path}
                aria-label={`${texts.more}: ${shown.number} ${shown.name}`}
              >
                {texts.more}
              </ButtonLink>
            }
            ways={ways}
          />
        ) : (
          <WaitingPanel shade={shown}>
            {isFailed ? (
              <div className={styles.failed}>
                <div role="alert">
                  <Notice>{texts.unavailable}</Notice>
                </div>
                <Button
                  look="secondary"
                  onClick={() => {
                    // The button disappears while the answer is loading.
                    continueFrom(document.getElementById(panelId(shown)))
                    retry()
                  }}
                >
                  {common.retry}
                </Button>
              </div>
            ) : (
              <Waiting />
            )}
            {ways}
          </WaitingPanel>
        )}
      </div>
    </div>
  )
}
