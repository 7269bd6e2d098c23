/** A site's server for tests: over an API and a renderer that a test controls, with a data folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSiteEnvironment } from '@pryad/environment/site-environment.ts'
import { vi } from 'vitest'
import { buildServer, type Pages, type SiteServer } from '../app.ts'
import { findKeptPages, findOwnPaths } from '../page-cache/page-key.ts'
import type { RenderPage } from '../render-page.ts'
import { loadRoutes } from './site-pages.ts'

export const testSecret = 'a-secret-for-tests-and-nothing-else'

export type TestApi = {
  url: string
  /** The content version that the API tells; null while it answers nothing but 500. */
  version: string | null
  /** Files by their path. */
  files: Map<string, Buffer>
  /** Paths of files that it makes for the moment, and that nobody is to keep. */
  passing: Set<string>
  /** Requested paths, oldest first. */
  asked: string[]
  stop: () => Promise<void>
}

/** The little of a content API that the server itself asks for: the version of the content, and files. */
export async function startTestApi(): Promise<TestApi> {
  const api: TestApi = {
    url: '',
    version: '1',
    files: new Map(),
    passing: new Set(),
    asked: [],
    stop: async () => {},
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    api.asked.push(pathname)
    if (api.version === null) response.writeHead(500).end()
    else if (pathname === '/graphql')
      response
        .writeHead(200, { 'content-type': 'application/graphql-response+json' })
        .end(JSON.stringify({ data: { contentVersion: api.version } }))
    else {
      if (api.passing.has(pathname)) response.setHeader('cache-control', 'no-store')
      sendFile(request, response, api.files.get(pathname))
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  api.url = `http://127.0.0.1:${portOf(server)}`
  api.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return api
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: Buffer | undefined): void {
  if (!file) {
    response.writeHead(404).end()
    return
  }
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (from === undefined || to === undefined) {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': file.length }).end(file)
    return
  }
  const part = file.subarray(Number(from), Number(to) + 1)
  response
    .writeHead(206, {
      'content-type': 'image/webp',
      'content-range': `bytes ${from}-${to}/${file.length}`,
      'content-length': part.length,
    })
    .end(part)
}

export type TestSite = SiteServer & {
  dataDir: string
  /** Lines of the log. */
  log: Record<string, unknown>[]
  stop: () => Promise<void>
}

type TestServerOptions = {
  api: { url: string }
  pages: Pages
  /** Variables of the site's environment. */
  settings?: Record<string, string>
  /** One of an earlier site, whose pages lie there. */
  dataDir?: string
  /** Where the built files lie that browsers fetch. */
  assetsFolder?: string
}

type TestSiteOptions = Omit<TestServerOptions, 'pages'> & { render: RenderPage }

/** Builds the server over pages that a test makes itself. */
export async function startTestSite({ render, ...options }: TestSiteOptions): Promise<TestSite> {
  const routes = await loadRoutes()
  const pages: Pages = {
    build: 'test',
    keptPageAt: findKeptPages(routes),
    ownPaths: findOwnPaths(routes),
    createRenderer: () => render,
  }
  return startTestServer({ ...options, pages })
}

/** Builds the server; it does not listen, and is asked by `app.inject`. */
export async function startTestServer({
  api,
  pages,
  settings = {},
  dataDir: given,
  assetsFolder,
}: TestServerOptions): Promise<TestSite> {
  const dataDir = given ?? (await mkdtemp(path.join(tmpdir(), 'pryad-site-')))
  const log: Record<string, unknown>[] = []
  const environment = readSiteEnvironment({
    NODE_ENV: 'test',
    API_URL: api.url,
    SITE_URL: 'http://pryad.example',
    SITE_SECRET: testSecret,
    DATA_DIR: dataDir,
    CONTENT_POLL_MS: '100',
    ...settings,
  })
  const site = await buildServer({
    environment,
    pages,
    assetsFolder,
    logStream: { write: (line) => log.push(JSON.parse(line)) },
  })
  await site.app.ready()
  return {
    ...site,
    dataDir,
    log,
    stop: async () => {
      await site.app.close()
      // The server may still be writing a page to the disk.
      if (!given) await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Waits until the site knows which content the API has: by that all pages that were made before are made once more. */
export async function knowsContent({ app }: TestSite): Promise<void> {
  await vi.waitFor(async () => {
    const { statusCode } = await app.inject('/content-version')
    if (statusCode !== 204) throw new Error('The site has not heard of the content yet.')
  }, 10_000)
}

/** The port at which the server listens, from now on. */
export async function listen({ app }: SiteServer): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return portOf(app.server)
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** A page that says this, as the renderer makes it. */
export function aPage(text: string, changes: { isWhole?: boolean; status?: number } = {}) {
  const { isWhole = true, status = 200 } = changes
  const headers: [string, string][] = [['content-type', 'text/html; charset=utf-8']]
  return { status, headers, body: Buffer.from(text), isWhole }
}
