import { createHash } from 'node:crypto'
import { hasFonts, splitStyles } from './split-styles.ts'

type LaterSheet = { fileName: string; css: string }

/**
 * The rules of all components, as pages get them when they wake, named by their hash. The sheet leaves out the fonts, which stand in every page.
 */
export function toLaterSheet(styles: string): LaterSheet {
  const css = splitStyles(styles)
    .filter((rule) => !hasFonts(rule))
    .join('')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  return { fileName: `assets/later-${hash}.css`, css }
}
