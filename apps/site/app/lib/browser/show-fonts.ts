/** Fonts that do not come are waited for no longer; they are shown whenever they come. */
const timeoutMs = 3000

let shown: Promise<void> | undefined

/**
 * Fetches the fonts of the style sheet and shows them all at once, so that the page is laid out for them once; nothing moves, since their
 * stand-ins take the same room. Resolves when they are there or have failed, or are late. See styles/fonts.css.
 */
export function showFonts(): Promise<void> {
  shown ??= Promise.race([fetchFonts(), new Promise<void>((resolve) => setTimeout(resolve, timeoutMs))])
  return shown
}

async function fetchFonts(): Promise<void> {
  const fonts = fontRules().map(({ style }) => {
    const read = (name: string) => style.getPropertyValue(name)
    const family = read('font-family').replace(/["']/g, '')
    return new FontFace(family, read('src'), { weight: read('font-weight') || '400', display: 'swap' })
  })
  await Promise.allSettled(fonts.map((font) => font.load()))
  for (const font of fonts) document.fonts.add(font)
}

/** The fonts of pages without scripts. The search ends at them: a browser makes an object of each rule that is looked at. */
function fontRules(): CSSFontFaceRule[] {
  for (const { sheet } of document.querySelectorAll('style')) {
    for (const rule of sheet?.cssRules ?? []) {
      if (rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule)
        return [...rule.cssRules].filter((font) => font instanceof CSSFontFaceRule)
    }
  }
  return []
}
