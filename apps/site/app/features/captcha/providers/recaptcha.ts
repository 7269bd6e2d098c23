import { loadProvider, type RenderCaptcha } from './render-captcha.ts'

type Recaptcha = {
  ready: (callback: () => void) => void
  render: (container: HTMLElement, parameters: Record<string, unknown>) => void
}

/** Google reCAPTCHA v2, the checkbox: https://developers.google.com/recaptcha/docs/display */
export const renderRecaptcha: RenderCaptcha = async (
  container,
  { sitekey, scriptUrl, size, theme, hl, ...loading },
  events,
) => {
  const src = `${scriptUrl}&hl=${encodeURIComponent(hl)}`
  await loadProvider(src, loading, (ready) => requireRecaptcha().ready(ready))
  // The widget goes with its element.
  requireRecaptcha().render(container, {
    sitekey,
    size,
    theme,
    callback: events.verified,
    'expired-callback': events.expired,
    'error-callback': events.error,
  })
}

function requireRecaptcha(): Recaptcha {
  const { grecaptcha } = window as { grecaptcha?: Recaptcha }
  if (!grecaptcha) throw new Error('The script has brought no reCAPTCHA.')
  return grecaptcha
}
