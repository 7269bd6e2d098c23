import { speculationRules } from '../waking/speculation-rules.ts'

/**
 * Lets the browser render the next page ahead while this one's scripts still sleep: a tap then shows it at once. Awake, the page does
 * that by itself, and the rules go.
 */
export function speculate(): void {
  // A touch has woken the page already.
  if ('awake' in document.documentElement.dataset) return
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.textContent = speculationRules
  document.head.append(script)
  addEventListener('awake', () => script.remove())
}
