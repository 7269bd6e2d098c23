'use client'

import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { Problem } from './Problem.tsx'
import { SubmitButton } from './SubmitButton.tsx'

type FormEndProps = {
  /** The server's refusal in its words; empty when there is none. */
  problem: string
  /** The words of the link to a new password. */
  forgot: ReactNode
  isBusy: boolean
  submit: string
}

/** The end of a form about a password: the problem, the link to a new password, and the button. */
export function FormEnd({ problem, forgot, isBusy, submit }: FormEndProps) {
  return (
    <>
      <Problem>{problem}</Problem>
      <Link href="/admin/forgot" prefetch={false}>
        {forgot}
      </Link>
      <SubmitButton isBusy={isBusy}>{submit}</SubmitButton>
    </>
  )
}
