import path from 'node:path'
import { step } from '../tasks/command.ts'
import { fingerprint, whenChanged } from '../tasks/fingerprint.ts'
import { cmsFolder, commands, siteFolder } from '../tasks/project.ts'
import { runNode } from '../tasks/run-node.ts'

/** Files and folders that each app is built from: it is built again when one of them has changed. */
export const sources = {
  site: ['apps/site', 'packages', 'content/site.json', 'content/finder-texts.json', 'package-lock.json'],
  cms: [
    'apps/cms',
    'packages',
    'content/site.json',
    'content/synonyms.json',
    'content/finder-texts.json',
    'package-lock.json',
  ],
}

const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
const remedy =
  'Its last lines are above. A build needs 2 GB of memory and 1 GB of disk; `npm run build` tries it again alone.'

/** Builds the public site unless its sources are unchanged. */
export async function buildSite(): Promise<void> {
  await whenChanged(path.join(siteFolder, 'build/.made-from'), await fingerprint(...sources.site), () => {
    const options = { cwd: siteFolder, env: production, quiet: true }
    return step('Building the site', () => runNode(commands.reactRouter, ['build'], options), remedy)
  })
}

/** Builds the cms unless its sources are unchanged. `env` holds the variables that the cms needs to load. */
export async function buildCms(env: NodeJS.ProcessEnv): Promise<void> {
  await whenChanged(path.join(cmsFolder, '.next/.made-from'), await fingerprint(...sources.cms), () => {
    const options = { cwd: cmsFolder, env: { ...env, ...production }, quiet: true }
    return step('Building the panel', () => runNode(commands.next, ['build'], options), remedy)
  })
}
