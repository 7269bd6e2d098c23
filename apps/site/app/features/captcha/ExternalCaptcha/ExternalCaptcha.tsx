import { type ReactElement, useEffect, useRef, useState } from 'react'
import { ScriptLoadError } from '#app/lib/browser/load-script.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button } from '#app/ui/Button.tsx'
import type { CaptchaFailure } from '../captcha-view.ts'
import { renderRecaptcha } from '../providers/recaptcha.ts'
import type { RenderOptions } from '../providers/render-captcha.ts'
import { renderSmartCaptcha } from '../providers/smartcaptcha.ts'
import styles from './ExternalCaptcha.module.css'

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
  | { status: 'failed'; reason: CaptchaFailure }

const renderers = { RECAPTCHA: renderRecaptcha, SMARTCAPTCHA: renderSmartCaptcha }

/** The widget of another company, loaded from there; says why when it does not come, and tries again. */
export function ExternalCaptcha({
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

  const reasons: Record<CaptchaFailure, string> = {
    timeout: texts.timeout,
    error: texts.loadError,
    aborted: texts.aborted,
  }
  const messages = { loading: loadingText, ready: '', verified: texts.verified, expired: texts.expired }
  return (
    <div className={styles.captcha} id={id} tabIndex={-1} data-captcha={state.status}>
      <div ref={place} hidden={state.status === 'failed'} />
      <p className={styles.status} aria-live="polite">
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
