import { Logo } from '@payloadcms/next/rsc'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { LoginForm } from './LoginForm.tsx'

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
