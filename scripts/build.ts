import path from 'node:path'
import { fingerprint, whenChanged } from './fingerprint.ts'
import { madeFrom } from './made-from.ts'
import { cmsFolder, commands, siteFolder } from './project.ts'
import { runNode } from './run-command.ts'
import { step } from './step.ts'

/** Said when a build fails, below its last lines. */
const remedy =
  'Its last lines are above. A build needs 2 GB of memory and 1 GB of disk; `npm run build` tries it again alone.'
const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

/** Builds the public site unless its sources are unchanged. */
export async function buildSite(): Promise<void> {
  const print = await fingerprint(...madeFrom.site)
  await whenChanged(path.join(siteFolder, 'build/.made-from'), print, async () => {
    const work = () =>
      runNode(commands.reactRouter, ['build'], { cwd: siteFolder, env: production, quiet: true })
    await step('Building the site', work, remedy)
  })
}

/** Builds the cms unless its sources are unchanged. `env` holds the variables that the cms needs to load. */
export async function buildCms(env: NodeJS.ProcessEnv): Promise<void> {
  const print = await fingerprint(...madeFrom.cms)
  await whenChanged(path.join(cmsFolder, '.next/.made-from'), print, async () => {
    const work = () =>
      runNode(commands.next, ['build'], { cwd: cmsFolder, env: { ...env, ...production }, quiet: true })
    await step('Building the panel', work, remedy)
  })
}
