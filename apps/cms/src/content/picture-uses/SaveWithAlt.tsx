'use client'

import { SaveButton, toast, useForm, useFormFields } from '@payloadcms/ui'
import type { MouseEvent } from 'react'

const missingAlt = 'Напишите, что на\u00a0картинке, и\u00a0сохраните снова: файл никуда не\u00a0денется.'

/** The button that saves a picture. The description comes first: else the whole file would travel only to be refused. */
export function SaveWithAlt() {
  const { dispatchFields, setSubmitted } = useForm()
  const alt = useFormFields(([fields]) => fields.alt?.value)

  function askForAlt(event: MouseEvent) {
    if (typeof alt === 'string' && alt.trim() !== '') return
    event.preventDefault()
    event.stopPropagation()
    dispatchFields({
      type: 'UPDATE',
      path: 'alt',
      valid: false,
      errorMessage: missingAlt,
      initialValue: null,
    })
    // Only then the form shows its errors.
    setSubmitted(true)
    toast.error(missingAlt)
    document.getElementById('field-alt')?.focus()
  }
  return (
    <div onClickCapture={askForAlt}>
      <SaveButton />
    </div>
  )
}
