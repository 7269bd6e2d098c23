import { ButtonLink } from '../Button/Button.tsx'
import styles from './LoadMore.module.css'

type LoadMoreProps = { label: string; url: string }

/** Leads to the same page with more of its list; the visitor stays where they are. */
export function LoadMore({ label, url }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <ButtonLink look="secondary" url={url} preventScrollReset>
        {label}
      </ButtonLink>
    </div>
  )
}
