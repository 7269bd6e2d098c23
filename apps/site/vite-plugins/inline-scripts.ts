import path from 'node:path'
import { build, type Plugin } from 'vite'

const moduleId = 'virtual:inline-scripts'
const resolvedId = `\0${moduleId}`

/**
 * Gives the scripts that stand in every page as texts, each bundled and minified, by the names of their entries:
 * `import { boot } from 'virtual:inline-scripts'`.
 */
export function inlineScripts(entries: Record<string, string>): Plugin {
  return {
    name: 'inline-scripts',
    resolveId: (id) => (id === moduleId ? resolvedId : null),
    async load(id) {
      if (id !== resolvedId) return null
      for (const entry of Object.values(entries)) this.addWatchFile(entry)
      const texts = await Promise.all(
        Object.entries(entries).map(
          async ([name, entry]) => `export const ${name} = ${JSON.stringify(await bundle(entry))}`,
        ),
      )
      return texts.join('\n')
    },
  }
}

async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'inline' },
    },
  })
  const [result] = Array.isArray(output) ? output : [output]
  if (!result || !('output' in result)) throw new Error(`${path.basename(entry)} gives no output.`)
  return result.output[0].code.trim()
}
