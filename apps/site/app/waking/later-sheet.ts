import { createHash } from 'node:crypto'
import { splitStyles } from './split-styles.ts'

type LaterSheet = { fileName: string; css: string }

/**
 * The rules of all components, as pages get them when they wake, named by their hash. The sheet leaves out the fonts, which stand in every
 * page: a browser that meets them again lays out the whole page.
 */
export function toLaterSheet(styles: string): LaterSheet {
  const css = splitStyles(styles)
    .filter((rule) => !rule.includes('@font-face'))
    .join('')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  return { fileName: `assets/later-${hash}.css`, css }
}
