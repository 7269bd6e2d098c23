import { type QuestionField, questionMaxLength } from '@pryad/contract/forms/question.ts'
import { lengthOf, type Rule } from '@pryad/contract/forms/rules.ts'
import type { FieldErrors } from '@pryad/contract/forms/validator.ts'
import { type FormEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useAfterPress } from '#app/lib/browser/use-after-press.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { fieldOf, focusFirstWrong, postsToServer, readValues, writeDraft } from './form-elements.ts'
import { postQuestion, type Refusal, refusalOf } from './post-question.ts'
import type { PostedQuestion } from './question.ts'
import { questionValidator } from './question.ts'
import { attemptFor, forgetDraft, hasText, keepDraft, readDraft, restoreDraft } from './question-draft.ts'

type Errors = FieldErrors<QuestionField>

/** State and actions of a question form; the values themselves stay in its elements. */
export function useQuestionForm(
  form: RefObject<HTMLFormElement | null>,
  texts: SiteTexts,
  posted: PostedQuestion | undefined,
  suggested: string,
) {
  const { forms } = texts
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
  const begun = posted && 'values' in posted ? posted.values.question : suggested
  const [remaining, setRemaining] = useState(questionMaxLength - lengthOf(begun))
  /** A second question that was begun, which the form does not show. */
  const [other, setOther] = useState({ text: '', isTyped: false })
  /** Counts refused attempts: each needs a fresh captcha. */
  const [attempts, setAttempts] = useState(0)
  const captchaResponse = useRef('')
  const isVerifying = useRef(false)
  const afterVerifying = useRef<() => void>(undefined)
  const afterPress = useAfterPress()
  const { pathname } = useLocation()

  const [address, setAddress] = useState<Rule>()

  const validator = useMemo(() => questionValidator(forms, address), [forms, address])

  /** Most visitors of a page with a form do not write: it comes with the first letter. Until then, and without it, the server looks. */
  function loadAddressRule() {
    if (address) return
    import('@pryad/contract/forms/mail-address.ts').then(
      ({ mailAddress }) => setAddress(() => mailAddress),
      () => undefined,
    )
  }

  // Text that was typed before a closing or a reload waits in the browser's storage, which the server cannot see.
  useEffect(() => {
    const draft = readDraft()
    if (!form.current || !(hasText(draft) || draft.other)) return
    const restored = restoreDraft(readValues(form.current), draft, suggested)
    writeDraft(form.current, restored.values)
    setIsRestored(restored.isRestored)
    setRemaining(questionMaxLength - lengthOf(restored.values.question))
    setOther({ text: restored.other, isTyped: restored.isOtherTyped })
  }, [form, suggested])

  // The message that asks to look at the marked fields goes with the last mark.
  const isFixed = message === forms.errorSummary && !Object.values(errors).some(Boolean)
  useEffect(() => {
    if (isFixed) afterPress(() => setMessage(''))
  }, [isFixed, afterPress])

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

  /** Keeps the values of the form, and the second question, which it does not show, if the visitor has typed that. */
  function keep(element: HTMLFormElement, { text, isTyped }: typeof other) {
    const { consent: _, ...values } = readValues(element)
    const { attempt } = readDraft()
    keepDraft({ ...values, ...(attempt ? { attempt } : {}), ...(isTyped ? { other: text } : {}) })
    setRemaining(questionMaxLength - lengthOf(values.question))
  }

  /** Swaps the question in the form for the second one. */
  function showOther() {
    const element = form.current
    if (!element) return
    const values = readValues(element)
    const next = { text: values.question, isTyped: values.question.trim() !== '' }
    writeDraft(element, { ...values, question: other.text })
    keep(element, next)
    setOther(next)
    element.querySelector<HTMLElement>(`#${CSS.escape(`${element.id}-question`)}`)?.focus()
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    loadAddressRule()
    keep(event.currentTarget, other)
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

  /** Visitors who press while the captcha is still at work need not press again. */
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
    // «Это мне помогло» in a form that was posted before goes to the server, which sends no question then.
    if (event.nativeEvent instanceof SubmitEvent && postsToServer(event.nativeEvent.submitter)) return
    event.preventDefault()
    const element = event.currentTarget
    if (isSending || isWaiting) return
    const focused = document.activeElement
    await waitForCaptcha()
    const found = validator.validate(valuesNow())
    // A captcha that is still at work is not missing.
    if (isVerifying.current) delete found.recaptcha
    setErrors(found)
    if (Object.keys(found).length > 0) {
      setMessage(forms.errorSummary)
      // Visitors who have begun to write elsewhere meanwhile keep their place.
      if (document.activeElement === focused) focusFirstWrong(element, found)
      return
    }
    const draft = { ...readDraft(), ...readValues(element) }
    const attempt = attemptFor(draft)
    const { consent: _, ...kept } = draft
    keepDraft({ ...kept, attempt })
    const body = new FormData(element)
    body.set('recaptcha', captchaResponse.current)
    body.set('idempotencyKey', attempt.key)
    body.set('pageUrl', pathname)
    setIsSending(true)
    setIsRetry(true)
    setMessage('')
    try {
      const result = await postQuestion(body)
      if (result.status === 'sent') showSent(result.id)
      else showRefusal(element, result, true)
    } catch (error) {
      // The typed text stays, and so does the captcha's response, which may still be good.
      showRefusal(element, refusalOf(error, texts, navigator.onLine))
    } finally {
      setIsSending(false)
    }
  }

  function showSent(id: string) {
    forgetDraft()
    if (other.isTyped) keepDraft({ name: '', email: '', question: other.text })
    setSentId(id)
  }

  function showRefusal(element: HTMLFormElement, { errors, message }: Refusal, isCaptchaUsed = false) {
    if (isCaptchaUsed) forgetCaptcha()
    // At once: the fresh captcha has to be there to get the focus.
    flushSync(() => {
      if (errors) setErrors(errors)
      setMessage(message)
      if (isCaptchaUsed) setAttempts((number) => number + 1)
    })
    if (errors) focusFirstWrong(element, errors)
  }

  function startAgain() {
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
    hasOther: other.text.trim() !== '',
    showOther,
    remaining,
    attempts,
    onInput,
    onBlur,
    onCaptchaStart,
    onCaptcha,
    onSubmit,
    startAgain,
  }
}
