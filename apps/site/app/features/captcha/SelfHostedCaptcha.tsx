import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { solveAltcha } from './altcha.ts'
import styles from './SelfHostedCaptcha.module.css'

type SelfHostedCaptchaProps = {
  id: string
  texts: SiteTexts['forms']['captcha']
  isInvalid: boolean
  /** A way to ask where it cannot be passed. */
  wayOut: ReactElement | null
  onStart?: (() => void) | undefined
  onResponse: (response: string | null) => void
}

type State = 'idle' | 'verifying' | 'verified' | 'expired' | 'failed'

/** A little less than the twenty minutes that the API keeps a challenge for. */
const validMilliseconds = 18 * 60 * 1000

/** One press, and the visitor's device does some work that a robot would have to pay for. */
export function SelfHostedCaptcha({
  id,
  texts,
  isInvalid,
  wayOut,
  onStart,
  onResponse,
}: SelfHostedCaptchaProps) {
  const [state, setState] = useState<State>('idle')
  const running = useRef<AbortController>(null)
  const box = useRef<HTMLInputElement>(null)

  // Stops work whose result nobody needs.
  useEffect(() => () => running.current?.abort(), [])

  // A response expires while the visitor still writes.
  useEffect(() => {
    if (state !== 'verified') return
    const timer = setTimeout(() => {
      setState('expired')
      onResponse(null)
    }, validMilliseconds)
    return () => clearTimeout(timer)
  }, [state, onResponse])

  async function verify() {
    const controller = new AbortController()
    running.current = controller
    setState('verifying')
    onStart?.()
    try {
      const response = await solveAltcha(controller.signal)
      setState('verified')
      onResponse(response)
    } catch {
      if (controller.signal.aborted) return
      setState('failed')
      onResponse(null)
    }
  }

  const messages: Record<State, string> = {
    idle: '',
    verifying: texts.verifying,
    verified: texts.verified,
    expired: texts.expired,
    failed: texts.loadError,
  }
  const isBusy = state === 'verifying'
  const isPassed = state === 'verified'
  return (
    <div className={styles.captcha} data-captcha={state}>
      <label className={styles.label}>
        <span className={styles.box}>
          <input
            ref={(element) => {
              box.current = element
              if (element) element.indeterminate = isBusy
            }}
            className={styles.tick}
            id={id}
            type="checkbox"
            data-replay
            checked={isPassed}
            // A disabled element loses the focus, and the visitor loses their place with it.
            aria-disabled={isPassed || undefined}
            aria-busy={isBusy}
            aria-invalid={isInvalid || undefined}
            onChange={() => {
              if (!isBusy && !isPassed) void verify()
            }}
          />
          <Icon name="check" size="small" />
        </span>
        <span>{texts.start}</span>
      </label>
      <p className={styles.status} aria-live="polite">
        {messages[state]}
      </p>
      {state === 'failed' && (
        <>
          <Button
            look="secondary"
            onClick={() => {
              // The button goes.
              box.current?.focus()
              void verify()
            }}
          >
            {texts.retry}
          </Button>
          {wayOut}
        </>
      )}
    </div>
  )
}
