import { describeError } from './describe-error.ts'
import styles from './LastResort.module.css'

const missing = {
  heading: 'Этой страницы нет',
  text: 'Возможно, адрес набран с опечаткой или материал переехал. Начните с главной страницы.',
}
const broken = {
  heading: 'Что-то сломалось у нас',
  text: 'С вашей стороны всё в порядке. Попробуйте обновить страницу через несколько минут.',
}

/** The page for the case that not even the frame of the page could be made: no data, no wording from elsewhere. */
export function LastResort({ error }: { error: unknown }) {
  const { status, title } = describeError(error)
  const { heading, text } = status === 404 ? missing : broken
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        <a href="/">На главную</a>
      </p>
    </main>
  )
}
