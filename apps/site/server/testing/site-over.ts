import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, vi } from 'vitest'
import type { StubApi, Trouble } from '../../../../e2e/support/stub-api.ts'
import { type ReadPage, readPage } from './read-page.ts'
import { loadSitePages } from './site-pages.ts'
import { knowsContent, startTestServer, type TestSite } from './test-site.ts'

type Options = {
  /** Variables of the site's environment. */
  settings?: Record<string, string>
  /** The trouble that the API is in from the start, so that no page was ever complete. */
  trouble?: Trouble
}

/** The site's own pages over a stub API. */
export type SiteOver = {
  readonly api: StubApi
  readonly server: TestSite
  /** Requests an address, by GET unless told otherwise. */
  ask: (url: string, options?: InjectOptions) => Promise<LightMyRequestResponse>
  /** Sends a form. */
  post: (url: string, fields: Record<string, string>) => Promise<LightMyRequestResponse>
  /** Opens a page and reads it. */
  open: (url: string) => Promise<ReadPage & { status: number; headers: LightMyRequestResponse['headers'] }>
}

/** Starts the site once for all tests of a file, or of the `describe` in which it is called. */
export function siteOver(startApi: () => Promise<StubApi>, options: Options = {}): SiteOver {
  let running: Running | undefined
  beforeAll(async () => {
    running = await start(await startApi(), options)
  })
  afterAll(() => running?.stop())
  const current = () => {
    if (!running) throw new Error('There is a site while a test runs only.')
    return running
  }
  return {
    get api() {
      return current().api
    },
    get server() {
      return current().server
    },
    ask: (...request) => current().ask(...request),
    post: (...form) => current().post(...form),
    open: (url) => current().open(url),
  }
}

/** Runs part of a test with a site of its own over this API. */
export async function withSite<Result>(
  startApi: Promise<StubApi>,
  run: (site: SiteOver) => Promise<Result>,
  options: Options = {},
): Promise<Result> {
  const site = await start(await startApi, options)
  return run(site).finally(site.stop)
}

type Running = SiteOver & { stop: () => Promise<void> }

let runningCount = 0

async function start(api: StubApi, { settings = {}, trouble }: Options): Promise<Running> {
  runningCount++
  if (trouble) api.trouble = trouble
  const server = await startTestServer({ api, pages: await loadSitePages(), settings })
  if (!trouble) await knowsContent(server)
  const ask: SiteOver['ask'] = (url, options) => server.app.inject({ ...options, url })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return {
    api,
    server,
    ask,
    post: (url, fields) =>
      ask(url, { method: 'POST', headers, payload: new URLSearchParams(fields).toString() }),
    open: async (url) => {
      const { statusCode, headers, body } = await ask(url)
      return { status: statusCode, headers, ...readPage(body) }
    },
    stop: async () => {
      await server.stop()
      await api.stop()
      if (--runningCount === 0) vi.unstubAllEnvs()
    },
  }
}
