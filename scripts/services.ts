import path from 'node:path'
import { cmsFolder, commands, siteFolder } from './project.ts'
import { Service } from './service.ts'

type Ports = { site: number; cms: number }

/** The built cms: editors' panel and content API. */
export function startCms(ports: Ports, dataDir: string, env: NodeJS.ProcessEnv): Service {
  return new Service({
    name: 'cms',
    command: [commands.next, 'start', '--port', String(ports.cms)],
    cwd: cmsFolder,
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    healthUrl: `http://localhost:${ports.cms}/graphql?query=${encodeURIComponent('{__typename}')}`,
    logFile: path.join(dataDir, 'logs/cms.log'),
  })
}

/**
 * How glibc shares out memory to the threads that compress pages: by default each keeps what it once needed, together more than all
 * the site's own data.
 */
const leanMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }

/** The built public site. */
export function startSite(ports: Ports, dataDir: string, env: NodeJS.ProcessEnv): Service {
  return new Service({
    name: 'site',
    command: ['build/server/index.js'],
    cwd: siteFolder,
    env: { ...leanMemory, ...env, NODE_ENV: 'production' },
    healthUrl: `http://localhost:${ports.site}/robots.txt`,
    logFile: path.join(dataDir, 'logs/site.log'),
  })
}
