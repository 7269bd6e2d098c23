import { memo, type ReactElement } from 'react'
import { BuyLink } from '#app/features/products/BuyLink.tsx'
import { FirstAid } from '#app/features/sections/FirstAid.tsx'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { PageTexts } from '../finder-texts/get-finder-texts.server.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import styles from './FinderResult.module.css'
import type { LinkedPage, PlanView, ResultView, Sentence, StrandPictures } from './finder-view.ts'

type FinderResultProps = {
  result: ResultView
  texts: PageTexts
  products: SiteTexts['sections']['products']
  /** Pictures of the strands that the server has made. */
  pictures: StrandPictures
  /** Whether it belongs to other answers than the current ones. */
  isStale: boolean
  /** Replaces a result that does not count the ticked answers about the person. */
  instead: ReactElement | null
  /** The questions about the person, below the verdict. */
  safety: ReactElement
  /** Another shade beside the first one. */
  compare: ReactElement
  /** The ways to keep or share the answer. */
  actions: ReactElement
}

/** The answer of the finder: the verdict and why, then each shade with all that is needed to use it. */
export function FinderResult(props: FinderResultProps) {
  const { result, texts, isStale, instead, safety, actions } = props
  const { label, lead, certainty, assumed, summary } = result
  return (
    <>
      <div className={isStale || instead ? styles.past : styles.verdict}>
        {instead ?? (
          <>
            <h2 className={styles.title} id="result-title" tabIndex={-1}>
              {label}
            </h2>
            <p>{lead}</p>
            {certainty && <p className={styles.soft}>{certainty}</p>}
          </>
        )}
      </div>
      <p className={styles.soft}>{`${texts.answers}: ${summary}`}</p>
      {(result.verdict === 'no' || result.verdict === 'salon') && <FirstAid />}
      {assumed && <p className={styles.soft}>{assumed}</p>}
      {safety}
      {!instead && <Plans {...props} />}
      {actions}
    </>
  )
}

/** The reasons for the verdict, and the plans. */
function Plans({ result, texts, products, pictures, compare }: FinderResultProps) {
  const { reasons, whyNone, plans, insteadTitle, later } = result
  const [first, ...others] = plans
  const card = (plan: PlanView) => (
    <PlanCard plan={plan} texts={texts} products={products} pictures={pictures} screen={result.screen} />
  )
  return (
    <>
      {reasons.map(({ text, instead, links }) => (
        <div key={text} className={styles.reason}>
          <p>
            <strong>{text}</strong> <span>{instead}</span>
          </p>
          <Pages pages={links} />
        </div>
      ))}
      {whyNone && reasons.length === 0 && <p>{`${whyNone.title}: ${whyNone.text}`}</p>}
      {first && (
        <>
          {insteadTitle && <p className={styles.name}>{insteadTitle}</p>}
          {card(first)}
          {compare}
        </>
      )}
      {others.length > 0 && (
        <>
          <p className={styles.name}>{texts.other}</p>
          {others.map((plan) => (
            <details key={plan.ean} className={styles.other}>
              <summary className={styles.otherName}>
                <span>{`${plan.number} ${plan.name}`}</span>
                <Icon name="down" size="small" />
              </summary>
              {card(plan)}
            </details>
          ))}
        </>
      )}
      {later && (
        <p>
          <span>{`${later.title}:`}</span> <Link url={later.path}>{later.number}</Link>
        </p>
      )}
    </>
  )
}

type PlanCardProps = {
  plan: PlanView
  texts: PageTexts
  products: SiteTexts['sections']['products']
  pictures: StrandPictures
  screen: string
}

/** Kept while its plan is the same: a new address alone changes nothing in it. */
const PlanCard = memo(function PlanCard({ plan, texts, products, pictures, screen }: PlanCardProps) {
  const { number, name, title, group, ean, path, hasShops, needs, before, warnings, readOn, looks } = plan
  return (
    <article className={styles.plan}>
      <h3 className={styles.name}>{`${number} ${name}`}</h3>
      <p className={styles.soft}>{group}</p>
      <BeforeAfter looks={looks} pictures={pictures} texts={texts} />
      <p className={styles.soft}>{screen}</p>
      <Sentences title={texts.beforeDyeing} sentences={before} />
      <Sentences title={texts.need} sentences={needs.map((text) => ({ text }))} />
      <Sentences title={texts.warnings} sentences={warnings.map((text) => ({ text }))} />
      {readOn.length > 0 && (
        <div>
          <h4 className={styles.small}>{texts.readOn}</h4>
          <Pages pages={readOn} />
        </div>
      )}
      <p className={styles.ways}>
        {hasShops && <BuyLink name={title} eans={[ean]} label={products.buy} />}
        <Link url={path}>{texts.more}</Link>
      </p>
    </article>
  )
})

function Sentences({ title, sentences }: { title: string; sentences: readonly Sentence[] }) {
  if (sentences.length === 0) return null
  return (
    <div>
      <h4 className={styles.small}>{title}</h4>
      <ul className={styles.list}>
        {sentences.map(({ text, links }) => (
          <li key={text}>
            <span>{text}</span> {links && <Pages pages={links} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Pages({ pages }: { pages: readonly LinkedPage[] }) {
  if (pages.length === 0) return null
  return (
    <ul className={styles.pages}>
      {pages.map(({ url, title }) => (
        <li key={url}>
          <Link url={url}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}
