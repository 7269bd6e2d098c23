import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { ForgottenPasswordForm } from './ForgottenPasswordForm.tsx'

/** The page a new password is asked for on, in place of Payload's, which says «отправлено» to a refusal, too. */
export function ForgottenPasswordView({ initPageResult }: AdminViewServerProps) {
  // People who are signed in change their password in their account.
  if (initPageResult.req.user) redirect('/admin/account')
  return <ForgottenPasswordForm />
}
