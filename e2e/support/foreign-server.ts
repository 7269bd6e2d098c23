import path from 'node:path'
import { build } from 'vite'
import { serve } from './local-server.ts'

/** A server on a port of its own with one page, whose script is `foreign-page.ts`. */
export async function startForeignServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const script = await bundle(path.join(import.meta.dirname, 'foreign-page.ts'))
  const { port, stop } = await serve(({ url }, response) => {
    if (url === '/page.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    else if (url === '/')
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end('<!doctype html><title>Foreign page</title><script type="module" src="/page.js"></script>')
    else response.writeHead(204).end()
  })
  return { origin: `http://127.0.0.1:${port}`, stop }
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  })
  const output = Array.isArray(built) ? built[0] : built
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`Nothing was built of ${entry}.`)
  return chunk.code
}
