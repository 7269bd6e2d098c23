import { expect, type Page } from '@playwright/test'
import { test } from './support/test.ts'

/** Between them they show pictures in every place of a page. */
const paths = ['/', '/articles', '/video', '/shades', '/articles/pervoe-okrashivanie-doma']

/** Widths of screens by their pixels per CSS pixel. */
const screens = { 1: [768, 1280, 1920], 2: [360, 768, 1023, 1024, 1279, 1440], 3: [393] }

for (const [density, widths] of Object.entries(screens)) {
  for (const width of widths) {
    test(`no picture is unsharp or too heavy at ${width} px with ${density} pixels per CSS pixel`, {
      tag: density === '3' ? [] : '@full',
    }, async ({ browser }) => {
      for (const path of paths) {
        // A browser takes a larger picture that it has already: each page is opened by one that has none. It chooses without scripts.
        const context = await browser.newContext({
          deviceScaleFactor: Number(density),
          viewport: { width, height: 900 },
          javaScriptEnabled: false,
        })
        const page = await context.newPage()
        await page.goto(path)
        const pictures = await measurePictures(page)
        expect(pictures.length).toBeGreaterThan(3)
        expect(pictures.filter(isUnsharp), `unsharp on ${path}`).toEqual([])
        expect(pictures.filter(isLoadedTooHeavy), `too heavy on ${path}`).toEqual([])
        await context.close()
      }
    })
  }
}

type Measured = {
  file: string
  /** In pixels of the screen. */
  place: number
  /** In pixels of the file. */
  chosen: number
  offered: number[]
}

/** A tenth less is not seen. */
const seen = 0.9

/** Fewer pixels than its place has, though a larger file is offered. */
function isUnsharp({ place, chosen, offered }: Measured): boolean {
  return chosen < place * seen && chosen < Math.max(...offered)
}

/** More pixels than its place has, though a smaller file would do. The width that the layout declares may be a tenth too much. */
function isTooHeavy({ place, chosen, offered }: Measured): boolean {
  return offered.some((other) => other < chosen && other * seen >= place)
}

/** A lesson may be shown twice: for the small place a browser takes the file that it has for the large one. */
function isLoadedTooHeavy(picture: Measured, _: number, all: Measured[]): boolean {
  return isTooHeavy(picture) && !all.some((other) => other.file === picture.file && !isTooHeavy(other))
}

/** Every picture of a page, once it has loaded. */
async function measurePictures(page: Page): Promise<Measured[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter(
      (image) =>
        image.parentElement?.matches('picture:has(source)') &&
        image.checkVisibility() &&
        image.clientWidth > 0,
    )
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode()))
    return images.map((image) => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
      const lists = sources.map(({ srcset }) =>
        srcset.split(', ').map((candidate) => {
          const [address = '', chosen = ''] = candidate.split(' ')
          return { address, pixels: Number.parseInt(chosen, 10) }
        }),
      )
      const isChosen = ({ address }: { address: string }) => image.currentSrc.endsWith(address)
      const list = lists.find((candidates) => candidates.some(isChosen))
      if (!list) throw new Error(`No source offers ${image.currentSrc}.`)
      const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image
      const covering = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight)
      return {
        file: image.currentSrc,
        place: Math.round(covering * devicePixelRatio),
        chosen: list.find(isChosen)?.pixels ?? 0,
        offered: list.map(({ pixels }) => pixels),
      }
    })
  })
}
