import { type ReactElement, useEffect, useRef, useState } from 'react'
import { ScriptLoadError } from '#app/lib/browser/load-script.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { InlineLinks } from '#app/ui/Link.tsx'
import { type CaptchaView, isExternalCaptcha } from '../site/site-view.ts'
import styles from './Captcha.module.css'
import { type RenderOptions, renderRecaptcha, renderSmartCaptcha } from './external-providers.ts'
import { SelfHostedCaptcha } from './SelfHostedCaptcha.tsx'

type CaptchaProps = {
  /** Id of the form, so that two forms on a page do not share ids. */
  formId: string
  captcha: CaptchaView
  texts: SiteTexts['forms']['captcha']
  loadingText: string
  errorMessage?: string | undefined
  /** Where to write instead when it fails, with links as in Markdown. */
  byMail?: string | undefined
  size?: 'normal' | 'compact'
  theme?: 'light' | 'dark'
  hl?: string
  /** Whether the visitor uses the form: scripts of other companies are not loaded before. */
  isActive?: boolean
  /** Longest wait for an external script in milliseconds; 0 waits without a limit. */
  loadingTimeout?: number
  /** Called when the visitor's device begins to work on a response. */
  onStart?: () => void
  /** Called with each response; null when it expired or failed: a form is not sent without one. */
  onResponse: (response: string | null) => void
}

/** Tells people from robots by the provider that the site has chosen (spec §3, §4). */
export function Captcha({
  size = 'normal',
  theme = 'light',
  hl = 'ru',
  loadingTimeout = 0,
  isActive = true,
  ...props
}: CaptchaProps) {
  const { formId, captcha, texts, loadingText, errorMessage, byMail, onStart, onResponse } = props
  const id = `${formId}-recaptcha`
  const wayOut = byMail ? (
    <p className="note">
      <InlineLinks text={byMail} />
    </p>
  ) : null
  return (
    <fieldset className={styles.captcha} aria-describedby={errorMessage ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{texts.label}</legend>
      {isExternalCaptcha(captcha) ? (
        <div className={styles.external}>
          {isActive ? (
            <ExternalCaptcha
              id={id}
              provider={captcha.provider}
              options={{
                sitekey: captcha.sitekey,
                scriptUrl: captcha.scriptUrl,
                size,
                theme,
                hl,
                timeoutMs: loadingTimeout,
              }}
              texts={texts}
              loadingText={loadingText}
              wayOut={wayOut}
              onResponse={onResponse}
            />
          ) : (
            <p className="note">{texts.required}</p>
          )}
        </div>
      ) : (
        <SelfHostedCaptcha
          id={id}
          texts={texts}
          isInvalid={Boolean(errorMessage)}
          wayOut={wayOut}
          onStart={onStart}
          onResponse={onResponse}
        />
      )}
      <FieldError id={id} message={errorMessage} />
    </fieldset>
  )
}

type ExternalCaptchaProps = {
  /** Id of the element that gets the focus when only the captcha is missing. */
  id: string
  provider: 'RECAPTCHA' | 'SMARTCAPTCHA'
  options: Omit<RenderOptions, 'signal'>
  texts: SiteTexts['forms']['captcha']
  loadingText: string
  /** A way to ask where it cannot be passed. */
  wayOut: ReactElement | null
  onResponse: (response: string | null) => void
}

type State =
  | { status: 'loading' | 'ready' | 'expired' | 'verified' }
  | { status: 'failed'; reason: ScriptLoadError['reason'] }

const renderers = { RECAPTCHA: renderRecaptcha, SMARTCAPTCHA: renderSmartCaptcha }

/** The widget of another company, loaded from there; says why when it does not come, and tries again. */
function ExternalCaptcha({
  id,
  provider,
  options,
  texts,
  loadingText,
  wayOut,
  onResponse,
}: ExternalCaptchaProps) {
  const [state, setState] = useState<State>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const { sitekey, scriptUrl, size, theme, hl, timeoutMs } = options

  // The widget lives outside React, in an element of its own; every attempt makes a new one.
  useEffect(() => {
    const controller = new AbortController()
    const container = document.createElement('div')
    container.dataset.attempt = String(attempt)
    place.current?.replaceChildren(container)
    setState({ status: 'loading' })
    const change = (next: State, response: string | null) => {
      if (controller.signal.aborted) return
      setState(next)
      onResponse(response)
    }
    renderers[provider](
      container,
      { sitekey, scriptUrl, size, theme, hl, timeoutMs, signal: controller.signal },
      {
        verified: (response) => change({ status: 'verified' }, response),
        expired: () => change({ status: 'expired' }, null),
        error: () => change({ status: 'failed', reason: 'error' }, null),
      },
    ).then(
      () => change({ status: 'ready' }, null),
      (error: unknown) => {
        change({ status: 'failed', reason: error instanceof ScriptLoadError ? error.reason : 'error' }, null)
      },
    )
    return () => controller.abort()
  }, [provider, sitekey, scriptUrl, size, theme, hl, timeoutMs, attempt, onResponse])

  const reasons: Record<ScriptLoadError['reason'], string> = {
    timeout: texts.timeout,
    error: texts.loadError,
    aborted: texts.aborted,
  }
  const messages = { loading: loadingText, ready: '', verified: texts.verified, expired: texts.expired }
  return (
    <div className={styles.externalCaptcha} id={id} tabIndex={-1} data-captcha={state.status}>
      <div ref={place} hidden={state.status === 'failed'} />
      <p className="note" aria-live="polite">
        {state.status === 'failed' ? reasons[state.reason] : messages[state.status]}
      </p>
      {state.status === 'failed' && (
        <>
          <Button look="secondary" onClick={() => setAttempt((number) => number + 1)}>
            {texts.retry}
          </Button>
          {wayOut}
        </>
      )}
    </div>
  )
}
