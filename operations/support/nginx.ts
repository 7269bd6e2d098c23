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
}

export type Nginx = { stop: () => Promise<void> }

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
  include ${folder}/pryad.conf;
}
`

/**
 * Starts a real nginx on ports of this machine with the shipped files; in them only places are replaced: ports, folders and the
 * certificate, which is made here.
 */
export async function startNginx({ folder, ports }: NginxOptions): Promise<Nginx> {
  mkdirSync(path.join(folder, 'snippets'), { recursive: true })
  makeCertificate(folder)
  const places = {
    'listen 443 ssl http2': `listen 127.0.0.1:${ports.https} ssl http2`,
    'listen 80': `listen 127.0.0.1:${ports.http}`,
    'server 127.0.0.1:3000': `server 127.0.0.1:${ports.site}`,
    'server 127.0.0.1:3001': `server 127.0.0.1:${ports.cms}`,
    '/var/cache/nginx/pryad': `${folder}/cache`,
    '/var/log/nginx': folder,
    '/etc/ssl/pryad/site': `${folder}/test`,
    '/etc/ssl/pryad/cms': `${folder}/test`,
  }
  const withoutIpv6 = shipped('nginx/pryad.conf').replace(/^ *listen \[::\].*\n/gm, '')
  writeFileSync(path.join(folder, 'pryad.conf'), withPlaces(withoutIpv6, places))
  for (const snippet of ['pryad-proxy.conf', 'pryad-tls.conf']) {
    writeFileSync(path.join(folder, 'snippets', snippet), shipped(`nginx/${snippet}`))
  }
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, mainFile(folder))
  const program = requireProgram('nginx')
  const checked = spawnSync(program, ['-t', '-p', folder, '-c', config], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(`nginx refuses its configuration:\n${checked.stderr}`)
  // Since 1.25 HTTP/2 may be written otherwise; the files are for older ones, too.
  const warnings = checked.stderr
    .split('\n')
    .filter((line) => /\[warn\](?!.*http2" directive is deprecated)/.test(line))
  if (warnings.length > 0) throw new Error(`nginx warns of its configuration:\n${warnings.join('\n')}`)

  const server = spawn(program, ['-p', folder, '-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isUp = async () => {
    const { status } = await ask({ port: ports.http, host: 'pryad.example.ru', path: '/', isPlain: true })
    return status === 308
  }
  await until('nginx answers', isUp, 10_000)
  return { stop: () => stop(server) }
}

function makeCertificate(folder: string): void {
  const names = 'subjectAltName=DNS:pryad.example.ru,DNS:cms.example.ru'
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=pryad.example.ru',
  ]
  const files = ['-keyout', path.join(folder, 'test.key'), '-out', path.join(folder, 'test.pem')]
  const made = spawnSync(requireProgram('openssl'), [...args, '-addext', names, ...files], {
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`openssl failed:\n${made.stderr}`)
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}
