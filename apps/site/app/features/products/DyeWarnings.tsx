import { useSite } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/Icon.tsx'
import styles from './DyeWarnings.module.css'

type DyeWarningsProps = {
  heading?: 'h2' | 'h3'
  /** Whether the page tells of the test on the skin already, with more words. */
  isTestSaid?: boolean
}

/** What TR TS 009/2011 asks the box of a dye to warn of. Never folded: it is read before the box is bought. */
export function DyeWarnings({ heading: Heading = 'h2', isTestSaid = false }: DyeWarningsProps) {
  const { title, ...warnings } = useSite().texts.warnings
  return (
    <section className={styles.warnings} id="warnings" aria-labelledby="warnings-title">
      <Heading className={styles.title} id="warnings-title">
        <Icon name="warning" />
        <span>{title}</span>
      </Heading>
      <ul className="dashes">
        {Object.entries(warnings).map(
          ([name, text]) => !(isTestSaid && name === 'test') && <li key={name}>{text}</li>,
        )}
      </ul>
    </section>
  )
}
