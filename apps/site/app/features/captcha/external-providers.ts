import { forgetScript, loadScript, ScriptLoadError } from '#app/lib/browser/load-script.ts'

export type RenderOptions = {
  sitekey: string
  scriptUrl: string
  size: 'normal' | 'compact'
  theme: 'light' | 'dark'
  /** Language of the widget. */
  hl: string
  /** Longest wait for the script in milliseconds; 0 waits without a limit (spec §3). */
  timeoutMs: number
  signal: AbortSignal
}

/** The events of a provider; `expired` and `error` reset the captcha to no value. */
type CaptchaEvents = {
  verified: (response: string) => void
  expired: () => void
  error: () => void
}

/**
 * Shows a provider's widget in an empty element until the signal ends it.
 * @throws {ScriptLoadError} when its script does not load.
 */
type RenderCaptcha = (container: HTMLElement, options: RenderOptions, events: CaptchaEvents) => Promise<void>

/**
 * Loads a provider's script, and waits until its widget is ready: the script may load more by itself. A provider that fails is
 * forgotten, so that the next attempt starts from the beginning.
 * @throws {ScriptLoadError}
 */
async function loadProvider(
  src: string,
  { signal, timeoutMs }: Pick<RenderOptions, 'signal' | 'timeoutMs'>,
  whenReady: (ready: () => void) => void,
): Promise<void> {
  await loadScript(src, { signal, timeoutMs })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (reason: 'timeout' | 'aborted') => reject(new ScriptLoadError(src, reason))
      signal.addEventListener('abort', () => fail('aborted'), { once: true })
      if (timeoutMs > 0) timer = setTimeout(() => fail('timeout'), timeoutMs)
      whenReady(resolve)
    })
  } catch (error) {
    forgetScript(src)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

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

type SmartCaptcha = {
  render: (container: HTMLElement, parameters: Record<string, unknown>) => number
  subscribe: (id: number, event: string, callback: (payload?: unknown) => void) => () => void
  destroy: (id: number) => void
}

/** The global function that the script calls when it is ready. */
const announcement = 'onSmartCaptchaReady'

/** Yandex SmartCaptcha: https://yandex.cloud/ru/docs/smartcaptcha/concepts/widget-methods */
export const renderSmartCaptcha: RenderCaptcha = async (
  container,
  { sitekey, scriptUrl, hl, ...loading },
  events,
) => {
  const announced = new Promise<void>((resolve) => {
    Reflect.set(window, announcement, resolve)
  })
  await loadProvider(`${scriptUrl}&onload=${announcement}`, loading, (ready) => {
    if (findSmartCaptcha()) ready()
    else void announced.then(ready)
  })
  const smartCaptcha = findSmartCaptcha()
  if (!smartCaptcha) throw new Error('The script has brought no SmartCaptcha.')
  const id = smartCaptcha.render(container, { sitekey, hl, callback: events.verified })
  smartCaptcha.subscribe(id, 'token-expired', events.expired)
  smartCaptcha.subscribe(id, 'network-error', events.error)
  smartCaptcha.subscribe(id, 'javascript-error', events.error)
  loading.signal.addEventListener('abort', () => smartCaptcha.destroy(id))
}

function findSmartCaptcha(): SmartCaptcha | undefined {
  return (window as { smartCaptcha?: SmartCaptcha }).smartCaptcha
}
