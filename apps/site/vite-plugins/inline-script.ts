import path from 'node:path'
import { build, type Plugin } from 'vite'

const moduleId = 'virtual:boot-script'
const resolvedId = `\0${moduleId}`

/** Gives the script that stands in every page as a text, bundled and minified: `import { bootScript } from 'virtual:boot-script'`. */
export function inlineScript(entry: string): Plugin {
  return {
    name: 'inline-script',
    resolveId: (id) => (id === moduleId ? resolvedId : null),
    async load(id) {
      if (id !== resolvedId) return null
      const output = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          minify: true,
          target: 'baseline-widely-available',
          lib: { entry, formats: ['iife'], name: 'boot' },
        },
      })
      const [result] = Array.isArray(output) ? output : [output]
      if (!result || !('output' in result)) throw new Error(`${path.basename(entry)} gives no output.`)
      this.addWatchFile(entry)
      return `export const bootScript = ${JSON.stringify(result.output[0].code.trim())}`
    },
  }
}
