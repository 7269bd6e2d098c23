import { questionMaxLength } from '@pryad/contract/forms/question.ts'
import {
  type ComponentType,
  type FormEvent,
  lazy,
  type ReactElement,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Captcha } from '#app/features/captcha/Captcha.tsx'
import { useSite, useStandingLinks } from '#app/features/site/use-site.ts'
import { fill } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Textarea, TextInput } from '#app/ui/Field.tsx'
import { InlineLinks } from '#app/ui/Link.tsx'
import { AnswersSlot } from './AnswersSlot.tsx'
import styles from './QuestionForm.module.css'
import { emptyQuestion, type PostedQuestion } from './question.ts'
import type { SimilarAnswersProps } from './SimilarAnswers.tsx'
import { useQuestionForm } from './use-question-form.ts'

/** How long a visitor waits for a captcha's script before they are told. */
const captchaMilliseconds = 15_000

/**
 * Loaded when a visitor enters the field of the question: most visitors of a page with a form do not. If its code cannot be loaded, the form
 * works without it: a missing aid must not break the page for a visitor who is writing.
 */
const SimilarAnswers = lazy(
  (): Promise<{ default: ComponentType<SimilarAnswersProps> }> =>
    import('./SimilarAnswers.tsx').then(
      (part) => ({ default: part.SimilarAnswers }),
      () => ({ default: () => null }),
    ),
)

type QuestionFormProps = {
  /** Id of the form; a page may hold two. */
  id: string
  /** Answer to a form posted without scripts. */
  posted?: PostedQuestion | undefined
  /** Ready answers that such a form is answered with, see `OfferedAnswers`: they come from the one page that has them, which others need not load. */
  offered?: ReactElement
  /** Words that the question begins with: the visitor's own, or their answers about their hair. A question they were writing before goes first. */
  suggested?: string
}

/** The question form of the FAQ and the feedback popup. Without scripts it is posted to `/ask`. */
export function QuestionForm({ id, posted, offered, suggested = '' }: QuestionFormProps) {
  const { texts, captcha, contacts, hasSearch } = useSite()
  /** Where to write instead: by choice, or because scripts are off, which the captcha needs. Empty where nobody reads mail. */
  const contactEmail = contacts.email
  const form = useRef<HTMLFormElement>(null)
  const { feedback: labels, captcha: captchaTexts } = texts.forms
  const state = useQuestionForm(form, texts, posted, suggested)
  const byMail = contactEmail ? fill(labels.byMail, { email: contactEmail }) : ''
  const { withoutMissing } = useStandingLinks()
  // It says nothing but where to read on.
  const policy = withoutMissing(labels.policy)
  const [isActive, setIsActive] = useState(false)
  /** The question as it is being written; null until somebody turns to it. */
  const [written, setWritten] = useState<string | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  const { isFailed } = state
  // It takes the place of the button, which may be the lower edge of the window.
  useEffect(() => {
    if (isFailed) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [isFailed])
  const { errors } = state
  // A message that appears above the field in use pushes it down, over the lower edge of the window: it comes back before that is painted.
  useLayoutEffect(() => {
    const { activeElement } = document
    const isShown = Object.values(errors).some(Boolean)
    if (isShown && form.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' })
  }, [errors])
  if (state.sentId)
    return <QuestionSent id={state.sentId} texts={texts.popups.feedback} onAnother={state.startAgain} />

  const values = posted && 'values' in posted ? posted.values : { ...emptyQuestion, question: suggested }
  const wasOffered = posted && ('wasOffered' in posted ? posted.wasOffered : true)
  const follow = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLTextAreaElement) setWritten(target.value)
  }
  // After a press people look at the button; a page that was loaded again is read from above.
  const message = (
    <div className={styles.message} role="alert" ref={alert}>
      {state.message && <p>{state.message}</p>}
    </div>
  )
  return (
    <form
      ref={form}
      id={id}
      // Webvisor must not record what somebody writes about themselves.
      className={`${styles.form} ym-hide-content`}
      method="post"
      action="/ask"
      noValidate
      aria-busy={state.isSending || state.isWaiting}
      onInput={(event) => {
        state.onInput(event)
        follow(event)
      }}
      onBlur={state.onBlur}
      onFocus={(event) => {
        setIsActive(true)
        follow(event)
      }}
      onSubmit={state.onSubmit}
    >
      {offered}
      {contactEmail && (
        <noscript>
          <p className={styles.notice}>{fill(labels.noScript, { email: contactEmail })}</p>
        </noscript>
      )}
      {posted && message}
      {wasOffered && <input type="hidden" name="offered" value="1" />}
      {state.isRestored && <p className={styles.notice}>{labels.draftRestored}</p>}
      {state.hasOther && (
        <div className={styles.notice}>
          <p>{labels.otherDraft}</p>
          <Button look="quiet" onClick={state.showOther}>
            {labels.showOther}
          </Button>
        </div>
      )}
      <TextInput
        formId={id}
        name="name"
        label={labels.name.label}
        placeholder={labels.name.placeholder}
        errorMessage={errors.name}
        value={values.name}
        autoComplete="given-name"
      />
      <TextInput
        formId={id}
        name="email"
        type="email"
        label={labels.email.label}
        placeholder={labels.email.placeholder}
        hint={labels.email.hint}
        errorMessage={errors.email}
        value={values.email}
        autoComplete="email"
        inputMode="email"
      />
      <Textarea
        formId={id}
        name="question"
        label={labels.question.label}
        placeholder={labels.question.placeholder}
        hint={fill(labels.question.counter, { count: state.remaining })}
        errorMessage={errors.question}
        value={values.question}
        rows={5}
        maxLength={questionMaxLength * 2}
      />
      {written !== null && hasSearch && (
        <Suspense fallback={<AnswersSlot title={labels.answers.waiting} />}>
          <SimilarAnswers question={written} texts={texts} />
        </Suspense>
      )}
      <Checkbox
        formId={id}
        name="consent"
        label={<InlineLinks text={withoutMissing(labels.consent.label)} newTab />}
        errorMessage={errors.consent}
        modelValue={values.consent}
      />
      <Captcha
        key={state.attempts}
        formId={id}
        captcha={captcha}
        texts={captchaTexts}
        loadingText={texts.common.loading}
        loadingTimeout={captchaMilliseconds}
        errorMessage={errors.recaptcha}
        byMail={byMail}
        isActive={isActive}
        onStart={state.onCaptchaStart}
        onResponse={state.onCaptcha}
      />
      {!posted && message}
      <Button type="submit" aria-disabled={state.isSending || state.isWaiting}>
        {wasOffered && !state.isSending && !state.isWaiting ? labels.answers.send : buttonLabel(state, texts)}
      </Button>
      {byMail && (
        <p className={styles.mail}>
          <InlineLinks text={byMail} />
        </p>
      )}
      {policy === labels.policy && (
        <p className="smallPrint">
          <InlineLinks text={policy} newTab />
        </p>
      )}
    </form>
  )
}

function buttonLabel(
  { isWaiting, isSending, isRetry }: { isWaiting: boolean; isSending: boolean; isRetry: boolean },
  { forms: { captcha, feedback } }: SiteTexts,
): string {
  if (isWaiting) return captcha.verifying
  if (isSending) return feedback.sending
  return isRetry ? feedback.tryAgain : feedback.submit
}

type QuestionSentProps = { id: string; texts: SiteTexts['popups']['feedback']; onAnother: () => void }

/** Says that a question has arrived, and under which number. */
function QuestionSent({ id, texts, onAnother }: QuestionSentProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone; this element takes the focus and tells the outcome. Before the browser paints, so that no key gets lost.
  useLayoutEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <h3 className={styles.title} ref={title} tabIndex={-1}>
        {texts.successTitle}
      </h3>
      <p className={styles.number}>{fill(texts.number, { id })}</p>
      <p>{texts.success}</p>
      <div>
        <Button look="secondary" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  )
}
