import type { Plugin } from 'vite'
import { toLaterSheet } from '../app/waking/later-sheet.ts'

/** Writes the style sheet that pages get when they wake, beside the whole one. */
export function laterStyles(): Plugin {
  return {
    name: 'later-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const [sheet, second] = Object.values(bundle).filter(
          (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
        )
        if (sheet?.type !== 'asset' || second) throw new Error('The site is to have one style sheet.')
        const { fileName, css } = toLaterSheet(String(sheet.source))
        this.emitFile({ type: 'asset', fileName, source: css })
      },
    },
  }
}
