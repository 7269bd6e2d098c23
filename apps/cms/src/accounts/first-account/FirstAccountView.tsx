import type { AdminViewServerProps } from 'payload'
import styles from '../sign-in/SignIn.module.css'
import { FirstAccountForm } from './FirstAccountForm.tsx'

/** The page the first account is made on, in place of Payload's: it needs the code from the server. */
export function FirstAccountView({ searchParams }: AdminViewServerProps) {
  const code = searchParams?.code
  return (
    <div className={styles.page}>
      <h1>Первая учётная запись</h1>
      <p>Она будет записью администратора: с&nbsp;ней вы заведёте остальных сотрудников.</p>
      <FirstAccountForm code={typeof code === 'string' ? code : ''} />
    </div>
  )
}
