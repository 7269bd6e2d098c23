import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { ForgottenPasswordForm } from './ForgottenPasswordForm.tsx'

/** The page for requesting a new password, in place of Payload's, which says «отправлено» after a refusal, too. */
export function ForgottenPasswordView({ initPageResult }: AdminViewServerProps) {
  // Signed-in users change their password in their account.
  if (initPageResult.req.user) redirect('/admin/account')
  return <ForgottenPasswordForm />
}
