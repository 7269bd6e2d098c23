import path from 'node:path'
import { localUrl } from '@pryad/environment/local-url.ts'
import { cmsFolder, siteFolder } from './project.ts'
import { Service } from './service.ts'

/** Where the two listen: on all interfaces, or on one. */
export type Places = { site: number; siteHost?: string; cms: number; cmsHost?: string | undefined }

/** The built cms: editors' panel and content API. */
export function startCms(places: Places, dataDir: string, env: NodeJS.ProcessEnv): Service {
  return new Service({
    name: 'cms',
    command: cmsCommand,
    cwd: cmsFolder,
    env: { ...env, ...listening(places.cms, places.cmsHost), NEXT_TELEMETRY_DISABLED: '1' },
    healthUrl: `${localUrl(places.cms, places.cmsHost)}/graphql?query=${encodeURIComponent('{__typename}')}`,
    logFile: path.join(dataDir, 'logs/cms.log'),
  })
}

/** How the built cms is started, in its folder. */
export const cmsCommand = ['server/start.ts']

/** Variables that say where the cms listens. */
export function listening(port: number, host: string | undefined): NodeJS.ProcessEnv {
  return { CMS_PORT: String(port), ...(host && { CMS_HOST: host }) }
}

/**
 * How glibc shares out memory to the threads that compress pages: by default each keeps the memory it once needed, together more than all
 * the site's own data. Measured in docs/pages-in-memory.md.
 */
export const leanMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * V8's space for new objects, in megabytes per half: a page fits into it. By default it grows to several times that and stays so, to render
 * a page about a millisecond sooner.
 */
const youngMegabytes = 2

/**
 * The most that V8's heap may take, in megabytes; the site needs 25. From this limit V8 derives how far the heap may grow before it
 * collects garbage: by default, on a machine with much memory, to several times the memory in use. Measured in docs/pages-in-memory.md.
 */
const oldMegabytes = 1024

/** How the built site is started, in its folder. */
export const siteCommand = [
  `--max-semi-space-size=${youngMegabytes}`,
  `--max-old-space-size=${oldMegabytes}`,
  'build/server/index.js',
]

/** The built public site. */
export function startSite(places: Places, dataDir: string, env: NodeJS.ProcessEnv): Service {
  return new Service({
    name: 'site',
    command: siteCommand,
    cwd: siteFolder,
    env: { ...leanMemory, ...env, NODE_ENV: 'production' },
    healthUrl: `${localUrl(places.site, places.siteHost)}/robots.txt`,
    logFile: path.join(dataDir, 'logs/site.log'),
  })
}
