/** Why a script did not come. */
export type ScriptLoadReason = 'timeout' | 'error' | 'aborted'

/** A script that did not come. */
export class ScriptLoadError extends Error {
  readonly reason: ScriptLoadReason

  constructor(src: string, reason: ScriptLoadReason) {
    super(`The script ${src} did not load: ${reason}.`)
    this.name = 'ScriptLoadError'
    this.reason = reason
  }
}

export type LoadScriptOptions = {
  /** Gives up waiting; the script itself goes when nobody waits for it. */
  signal?: AbortSignal | undefined
  /** How long to wait; 0 is no limit. */
  timeoutMs?: number | undefined
  /** Attributes of the element; those of the first caller count. */
  attributes?: Record<string, string> | undefined
}

type SharedScript = {
  element: HTMLScriptElement
  loaded: Promise<void>
  isLoaded: boolean
  waiting: number
}

const scripts = new Map<string, SharedScript>()

/** Events of a script's element that report a failure, and the reasons that errors give. */
const failures = [
  ['error', 'error'],
  ['abort', 'aborted'],
] as const

/**
 * Loads a script once for all callers. Rejects with `ScriptLoadError`; a script that failed, or that no caller waits for any longer, is
 * removed from the page, so that the next call loads it again.
 */
export async function loadScript(
  src: string,
  { signal, timeoutMs = 0, attributes = {} }: LoadScriptOptions = {},
): Promise<void> {
  if (signal?.aborted) throw new ScriptLoadError(src, 'aborted')
  const script = scripts.get(src) ?? insertScript(src, attributes)
  script.waiting += 1
  try {
    await waitFor(script, src, signal, timeoutMs)
  } finally {
    script.waiting -= 1
    if (script.waiting === 0 && !script.isLoaded) removeScript(src, script)
  }
}

/** Removes a script that loaded but did not do its work, so that the next `loadScript` loads it again. */
export function forgetScript(src: string): void {
  const script = scripts.get(src)
  if (script) removeScript(src, script)
}

function insertScript(src: string, attributes: Record<string, string>): SharedScript {
  const element = document.createElement('script')
  element.src = src
  element.async = true
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const loaded = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => {
      script.isLoaded = true
      resolve()
    })
    for (const [event, reason] of failures) {
      element.addEventListener(event, () => {
        // Before anyone hears of it: an immediate retry must not find the failed element.
        removeScript(src, script)
        reject(new ScriptLoadError(src, reason))
      })
    }
  })
  const script: SharedScript = { element, loaded, isLoaded: false, waiting: 0 }
  scripts.set(src, script)
  document.head.append(element)
  return script
}

function removeScript(src: string, script: SharedScript): void {
  script.element.remove()
  if (scripts.get(src) === script) scripts.delete(src)
}

function waitFor(
  { loaded }: SharedScript,
  src: string,
  signal: AbortSignal | undefined,
  timeoutMs: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController()
    const fail = (error: unknown) => {
      settled.abort()
      reject(error)
    }
    signal?.addEventListener('abort', () => fail(new ScriptLoadError(src, 'aborted')), {
      signal: settled.signal,
    })
    if (timeoutMs > 0) {
      const timer = setTimeout(() => fail(new ScriptLoadError(src, 'timeout')), timeoutMs)
      settled.signal.addEventListener('abort', () => clearTimeout(timer))
    }
    loaded.then(() => {
      settled.abort()
      resolve()
    }, fail)
  })
}
