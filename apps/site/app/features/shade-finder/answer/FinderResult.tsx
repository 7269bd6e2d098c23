import { memo, type ReactElement } from 'react'
import { BuyLink } from '#app/features/products/BuyLink.tsx'
import { DyeWarnings } from '#app/features/products/DyeWarnings.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import type { PlanView, ResultView, Sentence, StrandPictures } from '../finder-view.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { Facts } from './Facts.tsx'
import styles from './FinderResult.module.css'
import { LinkedPages } from './LinkedPages.tsx'

type FinderResultProps = {
  result: ResultView
  texts: PageTexts
  pictures: StrandPictures
  /** Whether the ticked answers about the person are counted in; until then nothing is said of a shade. */
  isCounted: boolean
  /** The questions about the person, in front of what is needed. */
  safety: ReactElement
  /** Another shade beside the first one. */
  compare: ReactElement
}

/** What follows the head of the answer: all reasons, then what to do in order, then other shades. */
export function FinderResult(props: FinderResultProps) {
  const { result, texts, pictures, isCounted, safety, compare } = props
  const [first, ...others] = result.plans
  const { later } = result
  return (
    <>
      {isCounted && <Reasons result={result} />}
      {safety}
      {isCounted && first && (
        <>
          <PlanSteps plan={first} texts={texts} />
          <DyeWarnings heading="h3" isTestSaid={first.test !== 'never'} />
          {compare}
        </>
      )}
      {isCounted && others.length > 0 && (
        <div className={styles.others}>
          <h3>{texts.other}</h3>
          {others.map((plan) => (
            <details key={plan.ean} className={styles.other}>
              <summary className={styles.otherName}>
                <span>{`${plan.number} ${plan.name}`}</span>
                <Icon name="down" size="small" />
              </summary>
              <div className={styles.plan}>
                {plan.mix && <p>{plan.mix}</p>}
                <Facts facts={plan.facts} />
                <BeforeAfter looks={plan.looks} pictures={pictures} texts={texts} />
                <p className="note">{result.screen}</p>
                <PlanSteps plan={plan} texts={texts} />
              </div>
            </details>
          ))}
        </div>
      )}
      {isCounted && later && (
        <p>
          <span>{`${later.title}:`}</span> <Link url={later.path}>{later.number}</Link>
        </p>
      )}
    </>
  )
}

/** The reasons for the verdict. The head has said the first of them, and without a shade what to do about it. */
function Reasons({ result: { reasons, plans, assumed } }: { result: ResultView }) {
  const shown = plans.length > 0 ? reasons : reasons.slice(1)
  return (
    <>
      {assumed && <p className="note">{assumed}</p>}
      {shown.map((reason) => (
        <div key={reason.text} className={styles.reason}>
          <p>
            {reason !== reasons[0] && <strong>{`${reason.text} `}</strong>}
            <span>{reason.instead}</span>
          </p>
          <LinkedPages pages={reason.links} />
        </div>
      ))}
    </>
  )
}

type PlanStepsProps = { plan: PlanView; texts: PageTexts }

/** How to use a shade, in order. Kept while its plan is the same: a new address alone changes nothing in it. */
const PlanSteps = memo(function PlanSteps({ plan, texts }: PlanStepsProps) {
  const { title, group, ean, path, hasShops, needs, before, warnings, readOn } = plan
  return (
    <div className={styles.plan}>
      <Sentences title={texts.beforeDyeing} sentences={before} look="first" />
      <div>
        <h3 className={styles.small}>{texts.need}</h3>
        <List sentences={[group, ...needs].map((text) => ({ text }))} />
        <p className={styles.ways}>
          {hasShops && <BuyLink name={title} eans={[ean]} />}
          <Link url={path}>{texts.more}</Link>
        </p>
      </div>
      <Sentences title={texts.warnings} sentences={warnings.map((text) => ({ text }))} />
      {readOn.length > 0 && (
        <div>
          <h3 className={styles.small}>{texts.readOn}</h3>
          <LinkedPages pages={readOn} />
        </div>
      )}
    </div>
  )
})

type SentencesProps = { title: string; sentences: readonly Sentence[]; look?: 'first' }

function Sentences({ title, sentences, look }: SentencesProps) {
  if (sentences.length === 0) return null
  return (
    <div className={look && styles[look]}>
      <h3 className={styles.small}>{title}</h3>
      <List sentences={sentences} />
    </div>
  )
}

function List({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <ul className={styles.list}>
      {sentences.map(({ text, links }) => (
        <li key={text}>
          <span>{text}</span> {links && <LinkedPages pages={links} />}
        </li>
      ))}
    </ul>
  )
}
