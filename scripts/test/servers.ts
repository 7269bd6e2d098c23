import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startCms, startSite } from '../services/apps.ts'
import { resolveEnvironment } from '../services/environment.ts'
import { freePort } from '../services/ports.ts'
import { fingerprint, importContent } from '../services/prepare-apps.ts'
import type { Service } from '../services/service.ts'
import { cmsFolder, root } from '../tasks/project.ts'
import { runNode } from '../tasks/run-node.ts'
import { executeSql, startTestPostgres, type TestPostgres } from './postgres.ts'

type TestServers = {
  /** Variables that tell tests where the servers and their content are. */
  env: NodeJS.ProcessEnv
  stop: () => Promise<void>
}

/** The built apps over SQLite, the default. */
export async function startOnSqlite(seed: string): Promise<TestServers> {
  const { siteUrl, cmsUrl, stop } = await startBoth(seed)
  return { env: { TEST_SITE_URL: siteUrl, TEST_CMS_URL: cmsUrl, TEST_SEED_DIR: seed }, stop }
}

/** The built apps over a PostgreSQL server of this run, which has the seed's content in a database for tests to copy. */
export async function startOnPostgres(seed: string): Promise<TestServers> {
  const server = await startSeededPostgres(seed)
  try {
    await executeSql(server.urlOf('postgres'), 'create database servers template seed')
    const servers = await startBoth(seed, { DATABASE_URL: server.urlOf('servers') })
    return {
      env: { TEST_CMS_URL: servers.cmsUrl, TEST_SEED_DIR: seed, TEST_POSTGRES_URL: server.urlOf('seed') },
      stop: async () => {
        await servers.stop()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** A PostgreSQL server of this run, whose database `seed` has the content of the folder `seed`. */
export async function startSeededPostgres(seed: string): Promise<TestPostgres> {
  const server = await startTestPostgres()
  try {
    await executeSql(server.urlOf('postgres'), 'create database seed')
    await runNode(
      path.join(cmsFolder, 'src/operations/commands/copy-from-sqlite.ts'),
      [path.join(seed, 'pryad.db')],
      {
        cwd: cmsFolder,
        env: {
          DATA_DIR: seed,
          DATABASE_URL: server.urlOf('seed'),
          PAYLOAD_SECRET: testSecret,
          NODE_ENV: 'production',
        },
        quiet: true,
      },
    )
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Starts the built site and cms on free ports, over a data folder of their own with the content of `seed`. */
async function startBoth(seed: string, database: { DATABASE_URL?: string } = {}) {
  const dataDir = await copySeed(seed)
  // As `npm start` does it, with nothing but ports, secrets and the database set.
  const { env, addresses, siteUrl, cmsUrl } = resolveEnvironment({
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: testSecret,
    SITE_SECRET: testSecret,
    PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
    ...database,
  })
  // Tests act as visitors of many addresses.
  const allSettings = { LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback', ...database, ...env }
  const services = [startCms(addresses, dataDir, allSettings), startSite(addresses, dataDir, allSettings)]
  const stop = await readyTogether(services, dataDir)
  return { siteUrl, cmsUrl, stop }
}

/**
 * Waits until services that have just been started all answer. Returns a function that stops them and deletes the data folder they share;
 * that is done as well when one of them does not start.
 */
export async function readyTogether(services: Service[], dataDir: string): Promise<() => Promise<void>> {
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()))
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await Promise.all(services.map((service) => service.ready()))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Folder of imported content, which the next test run finds again. */
const seedsFolder = path.join(root, 'node_modules/.cache/pryad-seeds')

/** Conversions of the seed's pictures that test runs have asked for. They are named by content, so all servers may share them. */
const conversionsFolder = path.join(root, 'node_modules/.cache/pryad-conversions')

export const testSecret = 'a-secret-for-tests-and-nothing-else'

/** Imports the first content. Returns its data folder, which no server writes to: tests copy it. */
export async function importSeed(): Promise<string> {
  const sources = ['collections', 'content', 'databases/migrations', 'operations/first-content', 'products']
  const print = await fingerprint(
    'content',
    'packages/contract/picture-sizes.ts',
    ...sources.map((name) => `apps/cms/src/${name}`),
  )
  const folder = path.join(seedsFolder, print.slice(0, 16))
  await mkdir(folder, { recursive: true })
  await importContent(folder, { DATA_DIR: folder, PAYLOAD_SECRET: testSecret })
  markAvifConverted(path.join(folder, 'pryad.db'))
  return folder
}

/** Marks the AVIF of all pictures as made, so that the job has nothing to do; the cms converts a picture when a test asks for it. */
function markAvifConverted(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('update media set avif_of = filename where avif_of is null')
  database.close()
}

/** A new data folder with the content of `seed`, for a built cms to write to. */
export async function copySeed(seed: string): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-test-'))
  await cp(seed, dataDir, { recursive: true })
  await mkdir(conversionsFolder, { recursive: true })
  await symlink(conversionsFolder, path.join(dataDir, 'conversions'))
  return dataDir
}
