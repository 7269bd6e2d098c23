/** Nobody stopped on purpose that near to the start or the end. */
const marginSeconds = 5

/** Remembers where the visitor stopped a lesson. */
export type PositionMemory = {
  /** Seconds to continue from; 0 is the start. */
  recall: (durationSeconds: number) => number
  remember: (seconds: number, durationSeconds: number) => void
  forget: () => void
}

/** Keeps a lesson's position in this browser, by the path of its file. Without storage it remembers nothing. */
export function createPositionMemory(
  path: string,
  findStorage: () => Storage = () => localStorage,
): PositionMemory {
  const key = `lesson-position:${path}`
  let lastSaved = -1

  function isWorthwhile(seconds: number, durationSeconds: number) {
    return seconds > marginSeconds && seconds < durationSeconds - marginSeconds
  }

  function forget() {
    lastSaved = -1
    attempt(() => findStorage().removeItem(key))
  }

  return {
    recall(durationSeconds) {
      const seconds = Number(attempt(() => findStorage().getItem(key)))
      return isWorthwhile(seconds, durationSeconds) ? seconds : 0
    },
    remember(seconds, durationSeconds) {
      const whole = Math.floor(seconds)
      if (!isWorthwhile(whole, durationSeconds)) return forget()
      if (whole === lastSaved) return
      lastSaved = whole
      attempt(() => findStorage().setItem(key, String(whole)))
    },
    forget,
  }
}

/** Storage may be switched off, full or forbidden; the lesson plays all the same. */
function attempt<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}
