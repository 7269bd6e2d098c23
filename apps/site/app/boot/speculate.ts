import { speculationRules } from '../waking/speculation-rules.ts'

/**
 * Lets the browser render the next page ahead while this one's scripts still sleep, so that a tap shows it at once. The awake page
 * fetches pages ahead by itself, so the rules are removed then.
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
