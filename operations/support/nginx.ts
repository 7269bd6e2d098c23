import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { until } from '../../crash/support/until.ts'
import { requireProgram } from '../../scripts/test/programs.ts'
import { ask } from './ask.ts'
import { shipped, withPlaces } from './files.ts'

type NginxOptions = {
  /** Folder of this server alone. */
  folder: string
  ports: { http: number; https: number; site: number; cms: number }
  /** Public name of the site. */
  siteHost?: string
}

export type Nginx = { pid: number; stop: () => Promise<void> }

/** The folders and files that Debian's nginx comes with, as far as the documented commands touch them. */
const debianFolders = ['etc/nginx/conf.d', 'etc/nginx/snippets', 'etc/nginx/sites-enabled', 'etc/ssl']
const debianLogs = 'var/log/nginx'

/** The main file of Debian's nginx, cut down to the needs of a test. */
const mainFile = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log info;
events { worker_connections 512; }
http {
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include conf.d/*.conf;
  include sites-enabled/*;
}
`

/**
 * Installs the shipped files by the documented commands, in a folder instead of the machine's own, and starts a real nginx with them on
 * ports of this machine. In commands and files only places are replaced.
 */
export async function startNginx({
  folder,
  ports,
  siteHost = 'pryad.example.ru',
}: NginxOptions): Promise<Nginx> {
  const write = (file: string, text: string, mode = 0o644) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text, { mode })
  }
  for (const place of [...debianFolders, debianLogs]) mkdirSync(path.join(folder, place), { recursive: true })
  write('etc/nginx/nginx.conf', mainFile(folder))
  write('etc/nginx/sites-enabled/default', 'nothing that nginx understands')
  const inFolder = { '/etc/': `${folder}/etc/`, '/var/': `${folder}/var/` }
  const files = 'srv/pryad/docs/operations/nginx'
  const withoutIpv6 = shipped('nginx/pryad.conf').replace(/^ *listen \[::\].*\n/gm, '')
  const conf = withPlaces(withoutIpv6, {
    'listen 443 ssl http2': `listen 127.0.0.1:${ports.https} ssl http2`,
    'listen 80': `listen 127.0.0.1:${ports.http}`,
    'server 127.0.0.1:3000': `server 127.0.0.1:${ports.site}`,
    'server 127.0.0.1:3001': `server 127.0.0.1:${ports.cms}`,
    ...inFolder,
  })
  write(`${files}/pryad.conf`, conf)
  for (const snippet of ['pryad-proxy.conf', 'pryad-tls.conf'])
    write(`${files}/${snippet}`, shipped(`nginx/${snippet}`))

  const program = requireProgram('nginx')
  const main = ['-p', folder, '-c', path.join(folder, 'etc/nginx/nginx.conf')]
  write('bin/nginx', `#!/bin/sh\nexec ${[program, ...main].join(' ')} "$@"\n`, 0o755)
  // It is installed already, and no service of this machine.
  for (const name of ['apt-get', 'systemctl']) write(`bin/${name}`, '#!/bin/sh\n', 0o755)
  const commands = withPlaces(documentedCommands(), {
    ...inFolder,
    '/srv/': `${folder}/srv/`,
    '<site>': siteHost,
    '<panel>': 'cms.example.ru',
  })
  const programs = [path.join(folder, 'bin'), path.dirname(requireProgram('openssl')), process.env.PATH]
  const { status, stderr } = spawnSync('sh', ['-e', '-c', commands], {
    encoding: 'utf8',
    env: { PATH: programs.join(path.delimiter) },
  })
  if (status !== 0) throw new Error(`nginx cannot be set up by the documented commands:\n${stderr}`)
  // Since 1.25 HTTP/2 may be written otherwise; the files are for older ones, too.
  const warnings = stderr
    .split('\n')
    .filter((line) => /\[warn\](?!.*http2" directive is deprecated)/.test(line))
  if (warnings.length > 0) throw new Error(`nginx warns of its configuration:\n${warnings.join('\n')}`)

  const server = spawn(program, [...main, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const isUp = async () => {
    const { status } = await ask({ port: ports.http, host: siteHost, path: '/', isPlain: true })
    return status === 308
  }
  await until('nginx answers', isUp, 10_000)
  return { pid: server.pid ?? 0, stop: () => stop(server) }
}

/** The commands of docs/operations/reverse-proxy.md that set nginx up. */
function documentedCommands(): string {
  const blocks = [...shipped('reverse-proxy.md').matchAll(/^```sh\n(.*?)^```$/gms)]
  const commands = blocks.map(([, block = '']) => block).find((block) => block.includes('nginx -t'))
  if (!commands) throw new Error('The document has no commands that set nginx up.')
  return commands
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}
