import type { CaptchaEvents } from '../captcha-view.ts'

export type RenderOptions = {
  sitekey: string
  scriptUrl: string
  size: 'normal' | 'compact'
  theme: 'light' | 'dark'
  /** Language of the widget. */
  hl: string
  /** Longest wait for the script in milliseconds; 0 waits for ever (spec §3). */
  timeoutMs: number
  signal: AbortSignal
}

/**
 * Shows a provider's widget in an empty element.
 * @throws {ScriptLoadError} when its script does not load.
 */
export type RenderCaptcha = (
  container: HTMLElement,
  options: RenderOptions,
  events: CaptchaEvents,
) => Promise<{ reset: () => void }>
