'use client'

import { useDocumentInfo, useField, useFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { noPassword, passwordRuleText } from './password-rule.ts'
import { Field } from './sign-in/AccountForm.tsx'
import styles from './sign-in/SignIn.module.css'

const path = 'currentPassword'
const needless = ['password', 'confirm-password', path]

/** Asks the signed-in user for their present password when an account's password or e-mail address is being changed. */
export function CurrentPassword() {
  const { id } = useDocumentInfo()
  const email = useFormFields(([fields]) => fields.email?.value)
  const hasPassword = useFormFields(([fields]) => Boolean(fields.password?.value))
  const isChanging = useFormFields(([fields]) => fields.password !== undefined)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted()
  const wasProcessing = useRef(false)
  const [savedEmail, setSavedEmail] = useState(email)
  // The form has just been saved. It would send a new password again with every later change.
  useEffect(() => {
    const isSaved = wasProcessing.current && !isProcessing && !isRefused
    wasProcessing.current = isProcessing
    if (!isSaved) return
    setSavedEmail(email)
    for (const name of needless) dispatch({ type: 'REMOVE', path: name })
  }, [isProcessing, isRefused, email, dispatch])
  const isNew = id === undefined
  const password = useFormFields(([fields]) => fields.password)
  const repeated = useFormFields(([fields]) => fields['confirm-password'])
  // Payload's form asks for the password of a new account. Its owner sets one (docs/sign-in.md). Its fields may empty themselves once more.
  useEffect(() => {
    for (const [path, field] of Object.entries({ password, 'confirm-password': repeated }))
      if (isNew && field?.value !== noPassword)
        dispatch({ type: 'UPDATE', path, value: noPassword, valid: true })
  }, [isNew, password, repeated, dispatch])
  const isNeeded = !isNew && (hasPassword || normal(email) !== normal(savedEmail))
  return (
    <>
      {isChanging && !isNew && (
        <p className={styles.inDocument}>
          <strong>Пароль.</strong> {passwordRuleText}
        </p>
      )}
      {isNeeded && <AskForPassword />}
    </>
  )
}

function normal(email: unknown): unknown {
  return typeof email === 'string' ? email.trim().toLowerCase() : email
}

function AskForPassword() {
  const { value, setValue, showError, errorMessage } = useField<string>({ path, validate })
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  // A field that is no longer shown must not keep the form from being saved.
  useEffect(() => () => dispatch({ type: 'REMOVE', path }), [dispatch])
  return (
    <div className={styles.inDocument}>
      <Field
        name={path}
        type="password"
        label="Ваш нынешний пароль"
        description="Нужен, чтобы сменить почту или пароль. Это пароль, с&nbsp;которым вошли вы."
        autoComplete="current-password"
        value={value ?? ''}
        onValue={setValue}
        error={showError ? errorMessage : undefined}
      />
    </div>
  )
}

function validate(value: unknown): string | true {
  return value ? true : 'Введите пароль, с\u00a0которым вы вошли в\u00a0панель.'
}
