import { forgetScript, loadScript, ScriptLoadError } from '#app/lib/browser/load-script.ts'
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
 * Shows a provider's widget in an empty element until the signal ends it.
 * @throws {ScriptLoadError} when its script does not load.
 */
export type RenderCaptcha = (
  container: HTMLElement,
  options: RenderOptions,
  events: CaptchaEvents,
) => Promise<void>

/**
 * Loads a provider's script, and waits until its widget is ready: the script may load more by itself. A provider that fails is
 * forgotten, so that the next attempt starts from the beginning.
 * @throws {ScriptLoadError}
 */
export async function loadProvider(
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
