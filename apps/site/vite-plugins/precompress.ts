import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

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
