import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../scripts/test/programs.ts'

/** A headless Chromium; `port` opens it to other tools, `more` are further arguments. */
export async function startBrowser(port?: number, more: string[] = []): Promise<Browser> {
  const executablePath = await findChromium()
  return chromium.launch({
    // By its name Playwright starts the whole browser.
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: [...chromiumArguments, ...more, ...(port ? [`--remote-debugging-port=${port}`] : [])],
  })
}

/** A new visitor with a phone 360 px wide. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    locale: 'ru-RU',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
}
