'use client'

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import styles from './CurrentPassword.module.css'

const path = 'currentPassword'

/** Asks for the present password of the one who is signed in, where an account's password or e-mail address is being changed. */
export function CurrentPassword() {
  const { id, savedDocumentData } = useDocumentInfo()
  const email = useFormFields(([fields]) => fields.email?.value)
  const password = useFormFields(([fields]) => fields.password)
  const isChanged = typeof email === 'string' && email.trim().toLowerCase() !== savedDocumentData?.email
  const isNeeded = Boolean(id && savedDocumentData && (isChanged || password))
  return isNeeded ? <AskForPassword /> : null
}

function AskForPassword() {
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  // What is no longer asked for must not keep the form from being saved.
  useEffect(() => () => dispatch({ type: 'REMOVE', path }), [dispatch])
  return (
    <div className={styles.field}>
      <PasswordField
        path={path}
        autoComplete="current-password"
        field={{ name: path, label: 'Ваш нынешний пароль', required: true }}
        validate={(value) => (value ? true : 'Введите пароль, с\u00a0которым вы вошли в\u00a0панель.')}
      />
      <p>Нужен, чтобы сменить почту или пароль. Это пароль, с&nbsp;которым вы вошли сами.</p>
    </div>
  )
}
