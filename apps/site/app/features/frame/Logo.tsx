import { markPaths } from '#app/lib/brand/mark-paths.ts'
import styles from './Logo.module.css'

/** The brand's mark and name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
        {markPaths.map((line) => (
          <path key={line} d={line} />
        ))}
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  )
}
