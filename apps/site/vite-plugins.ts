import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Smaller files gain nothing. */
const leastBytes = 512

/**
 * Lays a brotli and a gzip copy beside every script and style sheet for the browser, so that the server only sends files. `folder` is
 * where they are; it is complete once the server has been built as well, which writes the list of the routes.
 */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = (await readdir(folder)).filter((name) => /\.(?:js|css|svg)$/.test(name))
        await Promise.all(files.map((name) => compress(path.join(folder, name))))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < leastBytes) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    writeFile(`${file}.br`, await compressBrotli(content, { params })),
    writeFile(`${file}.gz`, await compressGzip(content, { level: constants.Z_BEST_COMPRESSION })),
  ])
}
