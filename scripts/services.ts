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

/** The built public site. */
export function startSite(ports: Ports, dataDir: string, env: NodeJS.ProcessEnv): Service {
  return new Service({
    name: 'site',
    command: ['build/server/index.js'],
    cwd: siteFolder,
    env: { ...env, NODE_ENV: 'production' },
    healthUrl: `http://localhost:${ports.site}/robots.txt`,
    logFile: path.join(dataDir, 'logs/site.log'),
  })
}
