import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buildCms, buildSite } from './build.ts'
import { fingerprint } from './fingerprint.ts'
import { importContent } from './import-content.ts'
import { freePort } from './ports.ts'
import { root } from './project.ts'
import { resolveEnvironment } from './resolve-environment.ts'
import { readyTogether } from './service-group.ts'
import { startCms, startSite } from './services.ts'

/** Where imported content waits for the next test run. */
const seedsFolder = path.join(root, 'node_modules/.cache/pryad-seeds')

/** Conversions of its pictures that test runs have asked for. They are named by content, so all servers may share them. */
const conversionsFolder = path.join(root, 'node_modules/.cache/pryad-conversions')

export const testSecret = 'a-secret-for-tests-and-nothing-else'

export type TestServers = {
  siteUrl: string
  cmsUrl: string
  stop: () => Promise<void>
}

/** Builds both apps. `seed` is a data folder with the first content, which the cms needs to load. */
export async function buildForTests(seed: string): Promise<void> {
  await buildSite()
  await buildCms({ DATA_DIR: seed, PAYLOAD_SECRET: testSecret })
}

/**
 * The built site and cms on free ports, over a data folder of their own with the first content. `settings` are further variables of
 * their environment.
 */
export async function startTestServers(seed: string, settings: NodeJS.ProcessEnv = {}): Promise<TestServers> {
  const dataDir = await copySeed(seed)

  // As `npm start` does it, with nothing but ports and secrets.
  const { env, places, siteUrl, cmsUrl } = resolveEnvironment({
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: testSecret,
    SITE_SECRET: testSecret,
    PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
    ...settings,
  })
  // Tests speak for visitors of many addresses.
  const allSettings = { LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback', ...settings, ...env }
  const services = [startCms(places, dataDir, allSettings), startSite(places, dataDir, allSettings)]
  const stop = await readyTogether(services, dataDir)
  return { siteUrl, cmsUrl, stop }
}

/** A new data folder with the content of `seed`, for a built cms to write to. */
export async function copySeed(seed: string): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-test-'))
  await cp(seed, dataDir, { recursive: true })
  await mkdir(conversionsFolder, { recursive: true })
  await symlink(conversionsFolder, path.join(dataDir, 'conversions'))
  return dataDir
}

/** Imports the first content. Gives its data folder, which no server writes to: tests copy it. */
export async function importSeed(): Promise<string> {
  const sources = [
    'collections',
    'fields',
    'first-content',
    'globals',
    'hooks',
    'migrations',
    'products',
    'rich-text',
    'typography',
  ]
  const print = await fingerprint(
    'content',
    'packages/contract/picture-sizes.ts',
    ...sources.map((name) => `apps/cms/src/${name}`),
  )
  const folder = path.join(seedsFolder, print.slice(0, 16))
  await mkdir(folder, { recursive: true })
  await importContent(folder, { DATA_DIR: folder, PAYLOAD_SECRET: testSecret })
  offerAvif(path.join(folder, 'pryad.db'))
  return folder
}

/** As if the job had made the AVIF of all pictures: it need not run, and what a test asks for is made when it is asked for. */
function offerAvif(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('update media set avif_of = filename where avif_of is null')
  database.close()
}
