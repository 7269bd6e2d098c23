import { useSite, useStandingLinks } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import styles from './FirstAid.module.css'

/** Topics about what may go wrong: allergy, and mistakes. */
const topicsOfHarm: readonly string[] = ['bezopasnost', 'ispravlenie-oshibok']
/** The emergency services, as everywhere in Russia. */
const numbers = ['103', '112']

/** Whether somebody who reads about one of these topics may need first aid. */
export function isAboutHarm(topics: readonly { slug: string }[]): boolean {
  return topics.some(({ slug }) => topicsOfHarm.includes(slug))
}

/** The way to first aid in one line, for places where somebody may read who feels ill: the page of it, and the numbers to call. */
export function FirstAid() {
  const { footer } = useSite().texts
  const { isThere } = useStandingLinks()
  if (!isThere('help')) return null
  return (
    <p className={styles.line}>
      <Link className={styles.help} url="/help">
        <Icon name="warning" size="small" />
        <span>{footer.help}</span>
      </Link>
      {numbers.map((number) => (
        <a key={number} className={styles.call} href={`tel:${number}`} aria-label={`Позвонить ${number}`}>
          {number}
        </a>
      ))}
    </p>
  )
}
