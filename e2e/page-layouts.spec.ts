import { type CDPSession, expect } from '@playwright/test'
import { z } from 'zod'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'

const traceEvent = z.object({
  name: z.string(),
  args: z.object({ data: z.object({ reason: z.string().optional() }).optional() }).optional(),
})
const trace = z.object({ value: z.array(traceEvent) })

/** The reasons for which Chromium lays elements out again while something is done. */
async function layoutReasons(
  devtools: CDPSession,
  act: () => Promise<void>,
): Promise<(string | undefined)[]> {
  const events: z.infer<typeof traceEvent>[] = []
  const collect = (part: unknown) => events.push(...trace.parse(part).value)
  devtools.on('Tracing.dataCollected', collect)
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'],
    },
  })
  await act()
  await devtools.send('Tracing.end')
  await ended
  devtools.off('Tracing.dataCollected', collect)
  const reasons = events
    .filter(({ name }) => name === 'LayoutInvalidationTracking')
    .map(({ args }) => args?.data?.reason)
  return [...new Set(reasons)]
}

// Chromium invalidates every text already on a page when a font is added, or a style sheet is removed or put before another: decision 0136.
test('a page is not laid out as a whole for its fonts, nor when it wakes', { tag: '@full' }, async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  // The fonts come when the page has stopped waiting for them: browsers think again about a font that is late.
  const isAwake = page.locator('html[data-awake]').waitFor()
  await page.route(/\.woff2$/, async (route) => {
    await isAwake
    await route.continue()
  })
  expect(await layoutReasons(devtools, () => openAwake(page, '/'))).not.toContain('Fonts changed')
  // A late font does cause a layout, with this reason.
  const addFont = () =>
    page.evaluate(async () => {
      document.fonts.add(new FontFace('Late', 'local(Arial)'))
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
  expect(await layoutReasons(devtools, addFont)).toContain('Fonts changed')
})
