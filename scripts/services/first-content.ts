import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'
import { step } from '../tasks/command.ts'
import { fingerprint, whenChanged } from '../tasks/fingerprint.ts'
import { cmsFolder, contentFolder } from '../tasks/project.ts'
import { runNode } from '../tasks/run-node.ts'

const stampOf = (dataDir: string) => path.join(dataDir, '.imported')

/** Migrates the database and imports the first content, unless that was done for the same content, schema and database. */
export async function importContent(dataDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const options = {
    cwd: cmsFolder,
    // No site is notified: on a first start none runs yet, and a running one polls within seconds. The log is for people, not for programs.
    env: { ...env, NODE_ENV: 'production', SITE_PURGE_URLS: 'none', LOG_LEVEL: 'warn' },
    isPrivate: true,
  }
  const run = path.join(cmsFolder, 'src/operations/first-content/run.ts')
  const remedy = 'Nothing is lost: the next start goes on where this one stopped.'
  await whenChanged(stampOf(dataDir), await fingerprintOf(env), () =>
    step('Importing the first content', () => runNode(run, [contentFolder], options), remedy),
  )
}

/** Records that a data folder has the first content: tests copy one that was imported. @internal */
export async function markImported(dataDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  await writeFile(stampOf(dataDir), await fingerprintOf(env))
}

async function fingerprintOf(env: NodeJS.ProcessEnv): Promise<string> {
  const files = await fingerprint(
    'content',
    'apps/cms/src/databases/migrations',
    'apps/cms/src/operations/first-content',
  )
  const { databaseUrl } = readCmsEnvironment({ ...process.env, ...env })
  // Not the address itself, which may contain a password.
  return `${files} ${createHash('sha256').update(databaseUrl).digest('hex')}`
}
