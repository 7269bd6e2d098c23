import { onTestFinished, vi } from 'vitest'
import { turnCounting } from '../count.ts'

/** The counts of a page, as «name key»; none of them is sent. */
export function watchCounts(): string[] {
  const counts: string[] = []
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, sent) => {
    if (sent instanceof URLSearchParams) counts.push(`${sent.get('name')} ${sent.get('key')}`)
    return true
  })
  turnCounting(true)
  onTestFinished(() => {
    turnCounting(false)
    beacon.mockRestore()
  })
  return counts
}
