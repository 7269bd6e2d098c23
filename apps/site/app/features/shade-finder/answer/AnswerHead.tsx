import { FirstAid } from '#app/features/sections/FirstAid.tsx'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import type { ResultView, StrandPictures } from '../finder-view.ts'
import styles from './AnswerHead.module.css'
import { BeforeAfter } from './BeforeAfter.tsx'
import { Facts } from './Facts.tsx'
import { LinkedPages } from './LinkedPages.tsx'

type AnswerHeadProps = {
  result: ResultView
  texts: PageTexts
  /** Pictures of the strands that the server has made. */
  pictures: StrandPictures
  /** Whether it belongs to other answers than the current ones. */
  isStale: boolean
}

/** The answer at a glance: the verdict, the shade with its facts, and the head before and after. Without a shade the reason takes their place. */
export function AnswerHead({ result, texts, pictures, isStale }: AnswerHeadProps) {
  const { verdict, label, lead, reasons, plans, insteadTitle, certainty, screen } = result
  const [plan] = plans
  const [reason] = reasons
  return (
    <>
      <div className={isStale ? styles.past : styles.verdict}>
        <div>
          <h2 className={styles.title} id="result-title" tabIndex={-1}>
            {label}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        {reason && <p className={styles.reason}>{reason.text}</p>}
        {reason && !plan && (
          <>
            <p>{reason.instead}</p>
            <LinkedPages pages={reason.links} />
          </>
        )}
        {plan && (
          <div className={styles.shade}>
            {insteadTitle && <p className={styles.instead}>{`${insteadTitle}:`}</p>}
            <h3 className={styles.name}>
              <span className={styles.number}>{plan.number}</span> <span>{plan.name}</span>
            </h3>
            {plan.mix && <p className={styles.mix}>{plan.mix}</p>}
            <Facts facts={plan.facts} />
          </div>
        )}
      </div>
      {verdict === 'no' && <FirstAid />}
      {plan && (
        <div className={styles.look}>
          <BeforeAfter looks={plan.looks} pictures={pictures} texts={texts} />
          <p className={styles.note}>
            {certainty && <strong>{`${certainty}. `}</strong>}
            <span>{screen}</span>
          </p>
        </div>
      )}
    </>
  )
}
