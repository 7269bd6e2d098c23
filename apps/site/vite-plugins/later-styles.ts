import type { Plugin } from 'vite'
import { splitStyles } from '../app/waking/split-styles.ts'

/** The name of the sheet that comes when a page wakes, beside the whole one. */
export function laterSheet(name: string): string {
  return name.replace('style-', 'later-')
}

/**
 * Writes the style sheet once more for pages that wake. Without its fonts, which stand in every page: a browser that meets them again sets the
 * whole page anew.
 */
export function laterStyles(): Plugin {
  return {
    name: 'later-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          const rules = splitStyles(String(file.source))
          this.emitFile({
            type: 'asset',
            fileName: laterSheet(file.fileName),
            source: rules.filter((rule) => !rule.includes('@font-face')).join(''),
          })
        }
      },
    },
  }
}
