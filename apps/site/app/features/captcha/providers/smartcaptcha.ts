import { loadProvider, type RenderCaptcha } from './render-captcha.ts'

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
