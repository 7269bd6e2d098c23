import {
  createQuestionValidator,
  type QuestionField,
  questionMaxLength,
} from '@pryad/contract/forms/question.ts'
import { lengthOf, tooLong } from '@pryad/contract/forms/rules.ts'
import type { FieldErrors } from '@pryad/contract/forms/validator.ts'
import { type FormEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useAfterPress } from '#app/lib/browser/use-after-press.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { questionFieldNames } from './field-names.ts'
import { focusFirstWrong, readValues, writeDraft } from './form-elements.ts'
import { NotReadError, postQuestion } from './post-question.ts'
import { attemptFor, forgetDraft, hasText, keepDraft, readDraft } from './question-draft.ts'
import type { QuestionResult } from './question-view.ts'

type Errors = FieldErrors<QuestionField>

/** What a question form shows and does; the values themselves stay in its elements. */
export function useQuestionForm(
  form: RefObject<HTMLFormElement | null>,
  { forms, popups }: SiteTexts,
  posted: QuestionResult | undefined,
  begun: string,
) {
  const refused = posted?.status === 'refused' ? posted : undefined
  const [errors, setErrors] = useState<Errors>(refused?.errors ?? {})
  const [message, setMessage] = useState(refused?.message ?? '')
  const [isSending, setIsSending] = useState(false)
  /** Whether it is to be sent as soon as the captcha has come to an end. */
  const [isWaiting, setIsWaiting] = useState(false)
  /** Whether it has been sent before, and must be sent again. */
  const [isRetry, setIsRetry] = useState(false)
  const [sentId, setSentId] = useState(posted?.status === 'sent' ? posted.id : null)
  const [isRestored, setIsRestored] = useState(false)
  const [remaining, setRemaining] = useState(questionMaxLength - lengthOf(refused?.values.question ?? begun))
  /** Counts refused attempts: each needs a fresh captcha. */
  const [attempts, setAttempts] = useState(0)
  const captchaResponse = useRef('')
  const isVerifying = useRef(false)
  const afterVerifying = useRef<() => void>(undefined)
  const afterPress = useAfterPress()
  const { pathname } = useLocation()

  const validator = useMemo(
    () =>
      createQuestionValidator({
        fieldNames: questionFieldNames(forms),
        captchaMessage: forms.captcha.required,
      }),
    [forms],
  )

  // What was typed before a closing or a reload waits in the browser's storage, which the server cannot see.
  useEffect(() => {
    const draft = readDraft()
    if (!form.current || !hasText(draft) || hasText(readValues(form.current))) return
    writeDraft(form.current, draft)
    setIsRestored(true)
    setRemaining(questionMaxLength - lengthOf(draft.question))
  }, [form])

  // The call to look at what is marked goes with the last mark.
  const isMended = message === forms.errorSummary && !Object.values(errors).some(Boolean)
  useEffect(() => {
    if (isMended) afterPress(() => setMessage(''))
  }, [isMended, afterPress])

  function forgetCaptcha() {
    captchaResponse.current = ''
    isVerifying.current = false
  }

  function valuesNow() {
    return form.current ? { ...readValues(form.current), recaptcha: captchaResponse.current } : {}
  }

  function checkField(field: QuestionField) {
    setErrors((known) => ({ ...known, [field]: validator.validateField(field, valuesNow()) }))
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { question, ...rest } = readValues(event.currentTarget)
    const { attempt } = readDraft()
    keepDraft({ name: rest.name, email: rest.email, question, ...(attempt ? { attempt } : {}) })
    setRemaining(questionMaxLength - lengthOf(question))
    const field = fieldOf(event.target)
    // A mark disappears as soon as the value is right, and appears only when the field is left.
    if (field && (errors[field] || field === 'consent')) checkField(field)
  }

  function onBlur(event: FormEvent<HTMLFormElement>) {
    const field = fieldOf(event.target)
    // A mark moves all that stands below it.
    if (field) afterPress(() => form.current && checkField(field))
  }

  const onCaptchaStart = useCallback(() => {
    isVerifying.current = true
    setErrors(({ recaptcha: _, ...others }) => others)
  }, [])

  const onCaptcha = useCallback((response: string | null) => {
    captchaResponse.current = response ?? ''
    if (response) setErrors(({ recaptcha: _, ...others }) => others)
    isVerifying.current = false
    afterVerifying.current?.()
  }, [])

  /** Who presses while the captcha is still at work need not press again. */
  async function waitForCaptcha() {
    const { recaptcha, ...others } = validator.validate(valuesNow())
    if (!isVerifying.current || !recaptcha || Object.keys(others).length > 0) return
    setErrors({})
    setIsWaiting(true)
    await new Promise<void>((resolve) => {
      afterVerifying.current = resolve
    })
    setIsWaiting(false)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (isSending || isWaiting) return
    const focused = document.activeElement
    await waitForCaptcha()
    const found = validator.validate(valuesNow())
    // What is still at work is not missing.
    if (isVerifying.current) delete found.recaptcha
    setErrors(found)
    if (Object.keys(found).length > 0) {
      setMessage(forms.errorSummary)
      // Who has begun to write elsewhere meanwhile is not taken away from there.
      if (document.activeElement === focused) focusFirstWrong(element, found)
      return
    }
    const draft = { ...readDraft(), ...readValues(element) }
    const attempt = attemptFor(draft)
    keepDraft({ name: draft.name, email: draft.email, question: draft.question, attempt })
    const body = new FormData(element)
    body.set('recaptcha', captchaResponse.current)
    body.set('idempotencyKey', attempt.key)
    body.set('pageUrl', pathname)
    setIsSending(true)
    setIsRetry(true)
    setMessage('')
    try {
      show(await postQuestion(body), element)
    } catch (error) {
      showFailure(error, element)
    } finally {
      setIsSending(false)
    }
  }

  function show(result: QuestionResult, element: HTMLFormElement) {
    if (result.status === 'sent') {
      forgetDraft()
      setSentId(result.id)
      return
    }
    // The response was used up by this attempt.
    forgetCaptcha()
    // At once: the fresh captcha has to be there to get the focus.
    flushSync(() => {
      setErrors(result.errors)
      setMessage(result.message)
      setAttempts((number) => number + 1)
    })
    focusFirstWrong(element, result.errors)
  }

  /** Without an answer to the question itself what was typed stays, and so does the captcha's response, which may still be good. */
  function showFailure(error: unknown, element: HTMLFormElement) {
    const reason = error instanceof NotReadError ? error.reason : undefined
    if (reason === 'too long') {
      const wrong = { question: tooLong(questionMaxLength) }
      setErrors(wrong)
      setMessage(forms.errorSummary)
      focusFirstWrong(element, wrong)
    } else if (reason === 'too many') setMessage(forms.feedback.tooMany)
    else setMessage(navigator.onLine ? popups.feedback.error : forms.feedback.offline)
  }

  function startAnew() {
    setSentId(null)
    setIsRetry(false)
    setIsRestored(false)
    setRemaining(questionMaxLength)
    forgetCaptcha()
    setAttempts((number) => number + 1)
  }

  return {
    errors,
    message,
    /** Whether the message tells of something that no field can mend. */
    isFailed: message !== '' && message !== forms.errorSummary,
    isSending,
    isWaiting,
    isRetry,
    sentId,
    isRestored,
    remaining,
    attempts,
    onInput,
    onBlur,
    onCaptchaStart,
    onCaptcha,
    onSubmit,
    startAnew,
  }
}

function fieldOf(target: EventTarget): QuestionField | undefined {
  const name = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''
  return name === 'name' || name === 'email' || name === 'question' || name === 'consent' ? name : undefined
}
