import { test as base, type Page } from '@playwright/test'

/**
 * Messages of the browser about itself: where the processor stands in for a graphics card, and where it gives up a cross-document view transition,
 * because a page is left while it still comes into sight, or is shown before the transition begins. The site only declares these transitions, in its style sheet.
 */
const ofTheBrowser = /GPU stall due to ReadPixels|Transition was (?:skipped|aborted because of invalid state)/

type Fixtures = {
  /** Messages that this test expects in the browser's console; any other error fails it. */
  expectedConsole: RegExp[]
}

/** Playwright's `test`, failing on any error that the browser reports. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter
  expectedConsole: async ({}, use) => use([]),
  page: async ({ page, expectedConsole }, use) => {
    const check = watchConsole(page, expectedConsole)
    await use(page)
    check()
  },
})

/** Collects errors and warnings of a page; the returned function fails when there were unexpected ones. */
export function watchConsole(page: Page, expectedConsole: RegExp[]): () => void {
  const complaints: string[] = []
  const complain = (text: string) => {
    if (![ofTheBrowser, ...expectedConsole].some((expected) => expected.test(text))) complaints.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complain(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complain(error.message))
  return () => {
    if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`)
  }
}
