import styles from './LastResort.module.css'

/** The page for the case that not even the frame of the page could be made: no data, no wording from elsewhere. */
export function LastResort() {
  return (
    <main className={styles.page}>
      <title>Internal Server Error</title>
      <h1>Что-то сломалось у нас</h1>
      <p>С вашей стороны всё в порядке. Попробуйте обновить страницу через несколько минут.</p>
      <p>
        <a href="/">На главную</a>
      </p>
    </main>
  )
}
