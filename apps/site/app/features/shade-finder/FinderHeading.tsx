import styles from './FinderHeading.module.css'

/** The heading of the page. Above an answer it is short, and the first screen is the answer's. */
export function FinderHeading({ title, intro }: { title: string; intro: string | null }) {
  return (
    <div>
      <h1 className={intro === null ? styles.small : undefined}>{title}</h1>
      {intro !== null && <p className={styles.intro}>{intro}</p>}
    </div>
  )
}
