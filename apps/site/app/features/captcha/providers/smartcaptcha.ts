import { loadScript } from '../../../lib/load-script.ts'
import type { RenderCaptcha } from './render-captcha.ts'

type SmartCaptcha = {
  render: (container: HTMLElement, parameters: Record<string, unknown>) => number
  subscribe: (id: number, event: string, callback: (payload?: unknown) => void) => () => void
  reset: (id: number) => void
  destroy: (id: number) => void
}

/** Yandex SmartCaptcha: https://yandex.cloud/ru/docs/smartcaptcha/concepts/widget-methods */
export const renderSmartCaptcha: RenderCaptcha = async (
  container,
  { sitekey, scriptUrl, hl, ...loading },
  events,
) => {
  await loadScript(scriptUrl, loading)
  const { smartCaptcha } = window as { smartCaptcha?: SmartCaptcha }
  if (!smartCaptcha) throw new Error('The script has brought no SmartCaptcha.')
  const id = smartCaptcha.render(container, { sitekey, hl, callback: events.verified })
  smartCaptcha.subscribe(id, 'token-expired', events.expired)
  smartCaptcha.subscribe(id, 'network-error', events.error)
  smartCaptcha.subscribe(id, 'javascript-error', events.error)
  return { reset: () => smartCaptcha.reset(id) }
}
