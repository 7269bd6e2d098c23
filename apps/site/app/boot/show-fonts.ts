import { afterPaint } from '../lib/browser/after-paint.ts'
import { whenIdle } from '../lib/browser/when-idle.ts'
import { whenSeen } from '../lib/browser/when-seen.ts'

const idleMilliseconds = 1000
/** About how many elements change their type in one frame. */
const elementsInFrame = 120

/**
 * Tells the browser of the page's fonts without fetching them. This costs nothing while the page has no body; a page that has one would
 * be laid out once more.
 */
export function addFonts(): FontFace[] {
  // The rules for the fonts stand in the page's own styles.
  const fonts = [...document.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
    .flatMap((rule) => (rule instanceof CSSFontFaceRule ? toFont(rule) : []))
  for (const font of fonts) document.fonts.add(font)
  return fonts
}

/**
 * Fetches the fonts after the first picture, which is worth more than the shape of the letters, and shows them; nothing moves when they
 * change. Visitors from another page of the site mostly have the fonts already and get them at once. Resolves when all have come
 * or failed, and the page is painted in them. An element marked `data-fonts` is set in them: see styles/fonts.css.
 */
export async function showFonts(fonts: FontFace[]): Promise<void> {
  if (!isFromThisSite())
    await new Promise<void>((resolve) => whenSeen(() => whenIdle(resolve, idleMilliseconds)))
  await Promise.allSettled(fonts.map((font) => font.load()))
  // The fonts of the page change part by part: a weak phone needs a third of a second for the whole page, and answers no press meanwhile.
  // A page that is still arriving gets the fonts at once.
  const parts = document.readyState === 'loading' ? [] : partsOf(document.body)
  let inThisFrame = 0
  for (const part of parts) {
    const size = sizeOf(part)
    if (inThisFrame > 0 && inThisFrame + size > elementsInFrame) {
      await painted()
      inThisFrame = 0
    }
    part.dataset.fonts = ''
    inThisFrame += size
  }
  markPage()
  // React takes every attribute of `<html>` away when it has to make the document again.
  addEventListener('awake', markPage)
  for (const part of parts) delete part.dataset.fonts
  await painted()
}

function markPage(): void {
  document.documentElement.dataset.fonts = ''
}

/** The visible elements of the page, from the top. Elements too large for one frame are divided into their children. */
function partsOf(element: HTMLElement): HTMLElement[] {
  if (element.matches('script, template, dialog:not([open])')) return []
  const children = [...element.children].filter((child) => child instanceof HTMLElement)
  if (sizeOf(element) <= elementsInFrame || children.length === 0) return [element]
  return children.flatMap(partsOf)
}

function sizeOf(element: HTMLElement): number {
  return element.querySelectorAll('*').length + 1
}

/** Whether the visitor comes from another page of this site. */
export function isFromThisSite(): boolean {
  return document.referrer.startsWith(`${location.origin}/`)
}

function toFont({ style }: CSSFontFaceRule): FontFace {
  const read = (name: string) => style.getPropertyValue(name)
  const family = read('font-family').replace(/["']/g, '')
  // With any other `display`, Chromium lays out the whole page once more when a font takes longer than a tenth of a second.
  return new FontFace(family, read('src'), { weight: read('font-weight') || '400', display: 'swap' })
}

function painted(): Promise<void> {
  return new Promise((resolve) => afterPaint(resolve))
}
