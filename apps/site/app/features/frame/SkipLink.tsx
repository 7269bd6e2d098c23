import { useSite } from '#app/features/site/use-site.ts'
import styles from './SkipLink.module.css'

/** Id of the page's main content. */
export const mainId = 'main'

/** The first stop of the keyboard: past the head of the page to its content. */
export function SkipLink() {
  const { texts } = useSite()
  return (
    <a className={styles.link} href={`#${mainId}`} data-native>
      {texts.navigation.skipToContent}
    </a>
  )
}
