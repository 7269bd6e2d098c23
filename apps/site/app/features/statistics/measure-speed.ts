import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { count } from './count.ts'
import { kindOf } from './page-kind.ts'

/**
 * Sends once, when the visitor turns away from the page, how fast it was: its vitals, each with the kind of the page that was loaded,
 * whatever has been opened from it since. A page that comes back from the browser's memory counts as a new one.
 */
export function measureSpeed(): void {
  const waiting = new Map<string, string>()
  const sent = new Set<string>()
  const keep = ({ id, name, value, navigationURL = location.href }: Metric) => {
    const whole = Math.round(name === 'CLS' ? value * 1000 : value)
    if (!sent.has(id)) waiting.set(id, `${kindOf(navigationURL)}:${name}:${whole}`)
  }
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(keep)
  // Behind the listeners of `web-vitals`, which tell the last values.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || waiting.size === 0) return
    count('vital', ...waiting.values())
    for (const id of waiting.keys()) sent.add(id)
    waiting.clear()
  })
}
