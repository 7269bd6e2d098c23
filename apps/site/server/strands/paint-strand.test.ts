import { expect, test, vi } from 'vitest'

const trouble = vi.hoisted(() => ({ left: 0, used: 0 }))
vi.mock('sharp', async (original) => {
  const { default: sharp } = await original<typeof import('sharp')>()
  return {
    default: (...given: Parameters<typeof sharp>) => {
      trouble.used++
      if (trouble.left-- > 0) throw new Error('There is no memory for this now.')
      return sharp(...given)
    },
  }
})

test('a scene that could not be read once is read again for the next strand', async () => {
  // Another file may have had it read before.
  vi.resetModules()
  const { paintStrand } = await import('./paint-strand.ts')
  const picture = { scene: 'lock', look: { pigmented: '#73533b', grey: null, greyShare: 0 } } as const
  trouble.left = 1
  await expect(paintStrand(picture)).rejects.toThrow('no memory')
  expect((await paintStrand(picture)).toString('latin1', 8, 12)).toBe('WEBP')
})

test('layers are read behind a page of the finder, so that the first strand does not wait for it, and behind no other page', async () => {
  vi.resetModules()
  const { aPage, startTestApi, startTestSite } = await import('../testing/test-site.ts')
  const api = await startTestApi()
  const site = await startTestSite({ api, render: async () => aPage('a page') })
  trouble.used = 0
  await site.app.inject('/video')
  await site.app.inject('/shades/6-0')
  expect(trouble.used).toBe(0)
  await site.app.inject('/shade?level=6')
  await expect.poll(() => trouble.used).toBe(2)
  await site.app.inject('/shade?level=7')
  expect(trouble.used).toBe(2)
  await site.stop()
  await api.stop()
})
