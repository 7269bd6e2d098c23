import type { Page } from '@playwright/test'

/**
 * The screens that pages are looked at on, at half their size, as much as files in the repository can bear: a moved block, another colour or
 * another line break still shows.
 */
export const screens = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 0.5 },
  computer: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.5 },
} as const

/**
 * Pictures stand in their places as the colour of their middle: hair in all its strands would weigh megabytes, and decoders differ in it.
 */
const styles = `
  :is(img, video, canvas) { object-view-box: inset(49.9%) !important; filter: blur(4px) !important; }
`

/** Waits until nothing on a page changes any more: pictures that come late are there, fonts are shown, the pointer is nowhere. */
export async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await document.fonts.ready
    await Promise.all(
      pictures.filter((picture) => picture.checkVisibility()).map((picture) => picture.decode()),
    )
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && !activeElement.closest('dialog')) activeElement.blur()
  }, styles)
}
