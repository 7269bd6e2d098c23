import type { SiteTexts } from '#app/texts/site-texts.ts'
import { FieldError } from '#app/ui/Field.tsx'
import { InlineLinks } from '#app/ui/Link.tsx'
import { type CaptchaView, isExternal } from '../captcha-view.ts'
import { ExternalCaptcha } from '../ExternalCaptcha/ExternalCaptcha.tsx'
import { SelfHostedCaptcha } from '../SelfHostedCaptcha/SelfHostedCaptcha.tsx'
import styles from './Captcha.module.css'

export type CaptchaProps = {
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
  /** Whether the visitor has turned to the form: a stranger's script is not loaded before. */
  isActive?: boolean
  /** Longest wait for an external script in milliseconds; 0 waits for ever. */
  loadingTimeout?: number
  /** Told when the visitor's device sets to work on a response. */
  onStart?: () => void
  /** Told of each response; null when it expired or failed: a form is not sent without one. */
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
    <p className={styles.waiting}>
      <InlineLinks text={byMail} />
    </p>
  ) : null
  return (
    <fieldset className={styles.captcha} aria-describedby={errorMessage ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{texts.label}</legend>
      {isExternal(captcha) ? (
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
            <p className={styles.waiting}>{texts.required}</p>
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
