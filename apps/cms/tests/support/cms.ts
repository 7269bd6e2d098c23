import { copyFile, link, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, vi } from 'vitest'
import { copyDatabase } from './database.ts'

declare global {
  // Where Payload keeps its instances.
  var _payload: Map<string, unknown> | undefined
}

export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of many shapes, and state the expected one themselves
  data: any
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[]
}

/** With it the cms trusts the visitor's address that a test sends. */
export const siteSecret = 'a-secret-of-the-site-for-tests-only'

export type TestCms = {
  payload: Payload
  /** Asks the GraphQL endpoint by POST, in this process. */
  ask: (query: string, variables?: object, headers?: Record<string, string>) => Promise<Answer>
  /** Asks the GraphQL endpoint by GET, as sites do, in this process. */
  get: (query: string, headers?: Record<string, string>) => Promise<Response>
  /** A request of any kind to the GraphQL endpoint, in this process; by POST unless it says otherwise. */
  graphql: (init: RequestInit) => Promise<Response>
  /** Asks the REST interface, in this process. `path` begins after `/api`. */
  rest: (path: string, init?: RequestInit) => Promise<Response>
  stop: () => Promise<void>
}

/** A cms of its own for the test file that asks for it at its top: it ends with the file. */
export async function testCms(environment: Record<string, string> = {}): Promise<TestCms> {
  const cms = await startTestCms(environment)
  afterAll(cms.stop)
  return cms
}

/** A cms in this process over a copy of the imported content. One after the other only: they share Payload. */
export async function startTestCms(environment: Record<string, string> = {}): Promise<TestCms> {
  const seed = process.env.TEST_SEED_DIR
  if (!seed) throw new Error('Run these tests by `npm test -- contract`, which prepares the content.')
  const [data, database] = await Promise.all([copySeed(seed), copyDatabase()])
  const settings = {
    DATA_DIR: data.path,
    PAYLOAD_SECRET: 'a-secret-for-tests-and-nothing-else',
    SITE_SECRET: siteSecret,
    SITE_PURGE_URLS: 'none',
    NODE_ENV: 'production',
    // A test that reads the log sets its own.
    LOG_LEVEL: 'silent',
    ...(database && { DATABASE_URL: database.url }),
    ...environment,
  }
  // The configuration reads the environment when it is first loaded.
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { getPayload } = await import('payload')
  const { default: config } = await import('../../src/payload.config.ts')
  const { createGraphqlServer } = await import('../../src/api/graphql/server.ts')
  const { createRestServer } = await import('../../src/api/rest/rest-server.ts')
  // Jobs run when a test says so, not when their time has come.
  ;(await config).jobs.autoRun = []
  const payload = await getPayload({ config })
  const answer = createGraphqlServer(async () => payload)
  const answerRest = createRestServer(config)

  async function ask(
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const request = new Request('http://cms.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    })
    const response = await answer(request)
    return { status: response.status, ...(await response.json()) }
  }

  return {
    payload,
    ask,
    get: (query, headers) =>
      answer(
        new Request(`http://cms.test/graphql?${new URLSearchParams({ query })}`, {
          headers: { accept: 'application/json', ...headers },
        }),
      ),
    graphql: (init) =>
      answer(
        // A streamed body needs `duplex`, which types of the platform do not know yet.
        new Request('http://cms.test/graphql', { method: 'POST', ...init, ...{ duplex: 'half' } }),
      ),
    rest: (path, init) => answerRest(new Request(`http://localhost:3001/api${path}`, init)),
    stop: async () => {
      await payload.destroy()
      globalThis._payload?.clear()
      vi.unstubAllEnvs()
      await Promise.all([database?.drop(), data.remove()])
    },
  }
}

type DataFolder = { path: string; remove: () => Promise<void> }

/** A data folder with the imported content. Its media are those of the seed itself, by hard links: the cms replaces files, it never changes them. */
export async function copySeed(seed: string): Promise<DataFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-cms-'))
  await linkFiles(seed, folder)
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function linkFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) {
      await mkdir(target, { mode: (await stat(source)).mode })
      await linkFiles(source, target)
    } else if (entry.name.startsWith('pryad.db')) await copyFile(source, target)
    // Folders of two disks cannot share a file.
    else await link(source, target).catch(() => copyFile(source, target))
  }
}
