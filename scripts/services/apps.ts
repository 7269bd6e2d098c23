import path from 'node:path'
import { localUrl } from '@pryad/environment/shared-variables.ts'
import { cmsFolder, siteFolder } from '../tasks/project.ts'
import { Service } from './service.ts'

/** Ports of both apps, and the interface that each listens on: all of them by default. */
export type Addresses = { site: number; siteHost?: string; cms: number; cmsHost?: string | undefined }

/** `built`: the production build. `development`: the sources, reloaded on changes; the log is printed here, too. */
type Mode = 'built' | 'development'

/** The cms: editors' panel and content API. */
export function startCms(
  { cms, cmsHost }: Addresses,
  dataDir: string,
  env: NodeJS.ProcessEnv,
  mode: Mode = 'built',
): Service {
  const isBuilt = mode === 'built'
  return new Service({
    name: 'cms',
    command: ['server/start.ts', ...(isBuilt ? [] : ['--dev'])],
    cwd: cmsFolder,
    env: {
      ...leanMemory,
      ...env,
      CMS_PORT: String(cms),
      ...(cmsHost && { CMS_HOST: cmsHost }),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    healthUrl: `${localUrl(cms, cmsHost)}/graphql?query=${encodeURIComponent('{__typename}')}`,
    logFile: path.join(dataDir, isBuilt ? 'logs/cms.log' : 'logs/cms-dev.log'),
    echo: !isBuilt,
  })
}

/**
 * glibc shares out memory to the threads that compress pages and decode pictures: by default each keeps the memory it once needed, together
 * more than all the site's own data (docs/pages-in-memory.md), and hundreds of megabytes of the cms after a few large pictures.
 */
export const leanMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * V8's space for new objects, in megabytes per half: a page fits into it. By default it grows to several times that and stays so, to render
 * a page about a millisecond sooner.
 */
const youngMegabytes = 2

/**
 * Limit of V8's heap, in megabytes; the site needs 25. From this limit V8 derives how far the heap may grow before it collects garbage:
 * by default, on a machine with much memory, to several times the memory in use. Measured in docs/pages-in-memory.md.
 */
const oldMegabytes = 1024

/** Arguments of Node.js that start the built site, in its folder. */
export const siteCommand = [
  `--max-semi-space-size=${youngMegabytes}`,
  `--max-old-space-size=${oldMegabytes}`,
  'build/server/index.js',
]

/** The public site. */
export function startSite(
  { site, siteHost }: Addresses,
  dataDir: string,
  env: NodeJS.ProcessEnv,
  mode: Mode = 'built',
): Service {
  const isBuilt = mode === 'built'
  return new Service({
    name: 'site',
    command: isBuilt ? siteCommand : ['server/dev.ts'],
    cwd: siteFolder,
    env: isBuilt ? { ...leanMemory, ...env, NODE_ENV: 'production' } : env,
    healthUrl: `${localUrl(site, siteHost)}/robots.txt`,
    logFile: path.join(dataDir, isBuilt ? 'logs/site.log' : 'logs/site-dev.log'),
    echo: !isBuilt,
  })
}
