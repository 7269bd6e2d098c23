import path from 'node:path'
import { executeSql } from './execute-sql.ts'
import { cmsFolder } from './project.ts'
import { runNode } from './run-command.ts'
import { startTestPostgres } from './test-postgres.ts'
import { startTestServers, testSecret } from './test-servers.ts'

type Database = {
  /** Variables for tests on this database. */
  env: NodeJS.ProcessEnv
  stop: () => Promise<void>
}

/** The built apps over SQLite, the default. */
export async function startOnSqlite(seed: string): Promise<Database> {
  const servers = await startTestServers(seed)
  return {
    env: {
      TEST_SITE_URL: servers.siteUrl,
      TEST_CMS_URL: servers.cmsUrl,
      TEST_SEED_DIR: seed,
    },
    stop: servers.stop,
  }
}

/** The built apps over a PostgreSQL server of this run, which has the seed's content in a database for tests to copy. */
export async function startOnPostgres(seed: string): Promise<Database> {
  const server = await startTestPostgres()
  try {
    const template = server.urlOf('seed')
    await executeSql(server.urlOf('postgres'), 'create database seed')
    await runNode(path.join(cmsFolder, 'src/commands/copy-from-sqlite.ts'), [path.join(seed, 'pryad.db')], {
      cwd: cmsFolder,
      env: { DATA_DIR: seed, DATABASE_URL: template, PAYLOAD_SECRET: testSecret, NODE_ENV: 'production' },
      quiet: true,
    })
    await executeSql(server.urlOf('postgres'), 'create database servers template seed')
    const servers = await startTestServers(seed, { DATABASE_URL: server.urlOf('servers') })
    return {
      env: { TEST_CMS_URL: servers.cmsUrl, TEST_SEED_DIR: seed, TEST_POSTGRES_URL: template },
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
