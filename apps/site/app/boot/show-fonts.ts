import { whenIdle } from '../lib/when-idle.ts'

const patienceMilliseconds = 1000

/**
 * The page's type comes after the page: the first picture is worth more than the shape of the letters, and nothing moves when they
 * change. Whoever comes from another page of the site has the fonts already and gets them at once.
 */
export function showFonts(isAllowed: boolean): void {
  if (document.referrer.startsWith(`${location.origin}/`)) void loadFonts()
  else if (isAllowed) whenLoaded(() => whenIdle(() => void loadFonts(), patienceMilliseconds))
}

/** All together: with each font that is added the browser lays out the whole page anew. */
async function loadFonts(): Promise<void> {
  const fonts = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
    .flatMap((rule) => (rule instanceof CSSFontFaceRule ? toFont(rule) : []))
  await Promise.allSettled(fonts.map((font) => font.load()))
  for (const font of fonts) document.fonts.add(font)
}

function toFont({ style }: CSSFontFaceRule): FontFace {
  const read = (name: string) => style.getPropertyValue(name)
  const family = read('font-family').replace(/["']/g, '')
  return new FontFace(family, read('src'), { weight: read('font-weight') || '400' })
}

/** Calls once the page and its first pictures are there. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback()
  else addEventListener('load', callback)
}
