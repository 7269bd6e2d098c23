import { useSite } from '#app/features/site/use-site.ts'
import { InlineLinks } from '#app/ui/Link.tsx'
import styles from './Preparing.module.css'

/** Says kindly that a page of a new site has nothing to show yet, and what can be done already. */
export function Preparing() {
  return (
    <p className={styles.preparing}>
      <InlineLinks text={useSite().texts.common.preparing} />
    </p>
  )
}
