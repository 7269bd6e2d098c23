'use client'

import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import styles from './SignIn.module.css'

/** The button at the end of a form about an account. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <div className={styles.submit}>
      <Button type="submit" size="large" disabled={isBusy}>
        {children}
      </Button>
    </div>
  )
}
