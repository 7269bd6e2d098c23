import { Logo } from '@payloadcms/next/rsc'
import { MinimalTemplate } from '@payloadcms/next/templates'
import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { FirstAccountForm } from './FirstAccountForm.tsx'
import { ForgottenPasswordForm } from './ForgottenPasswordForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { LoginForm } from './sign-in/LoginForm.tsx'
import styles from './sign-in/SignIn.module.css'

const panel = '/admin'

/** The page one signs in on, in place of Payload's: it knows the second step. */
export function LoginView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult
  const { i18n, payload, user } = req
  const wanted = getSafeRedirect({ fallbackTo: panel, redirectTo: searchParams?.redirect ?? panel })
  if (user) redirect(wanted)
  return (
    <>
      <div className="login__brand">
        <Logo
          i18n={i18n}
          locale={locale}
          params={params}
          payload={payload}
          permissions={permissions}
          searchParams={searchParams}
          user={user ?? undefined}
        />
      </div>
      <LoginForm redirectTo={wanted} />
    </>
  )
}

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

/** The page for requesting a new password, in place of Payload's, which says «отправлено» after a refusal, too. */
export function ForgottenPasswordView({ initPageResult }: AdminViewServerProps) {
  // Signed-in users change their password in their account.
  if (initPageResult.req.user) redirect('/admin/account')
  return <ForgottenPasswordForm />
}

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
