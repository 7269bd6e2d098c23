import { loadScript } from '../../../lib/load-script.ts'
import type { RenderCaptcha } from './render-captcha.ts'

type Recaptcha = {
  ready: (callback: () => void) => void
  render: (container: HTMLElement, parameters: Record<string, unknown>) => number
  reset: (id: number) => void
}

/** Google reCAPTCHA v2, the checkbox: https://developers.google.com/recaptcha/docs/display */
export const renderRecaptcha: RenderCaptcha = async (
  container,
  { sitekey, scriptUrl, size, theme, hl, ...loading },
  events,
) => {
  await loadScript(`${scriptUrl}&hl=${encodeURIComponent(hl)}`, loading)
  const { grecaptcha } = window as { grecaptcha?: Recaptcha }
  if (!grecaptcha) throw new Error('The script has brought no reCAPTCHA.')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  const id = grecaptcha.render(container, {
    sitekey,
    size,
    theme,
    callback: events.verified,
    'expired-callback': events.expired,
    'error-callback': events.error,
  })
  return { reset: () => grecaptcha.reset(id) }
}
