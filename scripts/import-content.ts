import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'
import { fingerprint, whenChanged } from './fingerprint.ts'
import { cmsFolder, contentFolder } from './project.ts'
import { runNode } from './run-command.ts'
import { step } from './step.ts'

const stampOf = (dataDir: string) => path.join(dataDir, '.imported')

/** Migrates the database and gives it the first content, unless that was done for the same content, schema and database. */
export async function importContent(dataDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  await whenChanged(stampOf(dataDir), await printOf(env), async () => {
    const work = () =>
      runNode(path.join(cmsFolder, 'src/first-content/run.ts'), [contentFolder], {
        cwd: cmsFolder,
        // No site is notified: on a first start none runs yet, and a running one polls within seconds. People read this output, no program.
        env: { ...env, NODE_ENV: 'production', SITE_PURGE_URLS: 'none', LOG_LEVEL: 'warn' },
        isPrivate: true,
      })
    await step(
      'Importing the first content',
      work,
      'Nothing is lost: the next start goes on where this one stopped.',
    )
  })
}

/** Notes that a data folder has the first content: it is a copy of one that was imported. */
export async function markImported(dataDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  await writeFile(stampOf(dataDir), await printOf(env))
}

async function printOf(env: NodeJS.ProcessEnv): Promise<string> {
  const print = await fingerprint('content', 'apps/cms/src/migrations', 'apps/cms/src/first-content')
  const { databaseUrl } = readCmsEnvironment({ ...process.env, ...env })
  // Not the address itself, which may contain a password.
  return `${print} ${createHash('sha256').update(databaseUrl).digest('hex')}`
}
