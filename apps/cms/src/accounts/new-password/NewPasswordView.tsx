import { MinimalTemplate } from '@payloadcms/next/templates'
import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import styles from '../sign-in/SignIn.module.css'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** The page that letters about accounts lead to: a form for a new password, with the rule for passwords. */
export function NewPasswordView({ initPageResult, params }: AdminViewServerProps) {
  const segments = params?.segments
  const token = Array.isArray(segments) ? segments[1] : undefined
  return (
    <MinimalTemplate>
      <div className={styles.page}>
        <h1>Новый пароль</h1>
        {initPageResult.req.user ? (
          <p>
            Вы уже вошли в&nbsp;панель. Пароль меняют в&nbsp;своей{' '}
            <Link href="/admin/account" prefetch={false}>
              учётной записи
            </Link>
            .
          </p>
        ) : (
          <>
            <p>Придумайте пароль и&nbsp;войдите с&nbsp;ним в&nbsp;панель.</p>
            <NewPasswordForm token={token ?? ''} />
          </>
        )}
      </div>
    </MinimalTemplate>
  )
}
