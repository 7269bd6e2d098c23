import { expect } from '@playwright/test'
import { z } from 'zod'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'

const traceEvent = z.object({
  name: z.string(),
  args: z.object({ data: z.object({ reason: z.string().optional() }).optional() }).optional(),
})
const trace = z.object({ value: z.array(traceEvent) })

// Chromium marks every text of a page that is there when a font is added, or when a sheet goes or comes before another: decision 0136.
test('a page is not laid out as a whole for its fonts, nor when it wakes', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  const events: z.infer<typeof traceEvent>[] = []
  devtools.on('Tracing.dataCollected', (part) => events.push(...trace.parse(part).value))
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'],
    },
  })
  await openAwake(page, '/')
  await devtools.send('Tracing.end')
  await ended
  const reasons = events
    .filter(({ name }) => name === 'LayoutInvalidationTracking')
    .map(({ args }) => args?.data?.reason)
  expect(reasons).toContain('Style changed')
  expect(reasons).not.toContain('Fonts changed')
})
