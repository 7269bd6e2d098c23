import path from 'node:path'
import { build, type Plugin } from 'vite'

const moduleId = 'virtual:start-script'
const resolvedId = `\0${moduleId}`

/** Gives the script that stands in every page as a text, bundled and minified: `import { startScript } from 'virtual:start-script'`. */
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
          lib: { entry, formats: ['iife'], name: 'start' },
        },
      })
      const [result] = Array.isArray(output) ? output : [output]
      if (!result || !('output' in result)) throw new Error(`${path.basename(entry)} gives no output.`)
      this.addWatchFile(entry)
      return `export const startScript = ${JSON.stringify(result.output[0].code.trim())}`
    },
  }
}
