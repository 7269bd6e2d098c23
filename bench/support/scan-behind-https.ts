import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, type RequestListener, request } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { root } from '../../scripts/tasks/project.ts'
import { requireProgram } from '../../scripts/test/programs.ts'

const observatory = path.join(root, 'bench/node_modules/@mdn/mdn-http-observatory')
/** Domains for which browsers know that they speak https only. The package downloads the list when it is installed; localhost is not on it. */
const preloadList = path.join(observatory, 'conf/hsts-preload.json')

const outputShape = z.union([
  z.object({
    scan: z.object({ score: z.number() }),
    tests: z.record(
      z.string(),
      z.object({ pass: z.boolean(), result: z.string(), scoreModifier: z.number() }),
    ),
  }),
  z.object({ error: z.string() }),
])

/** The points that MDN's Observatory gives a page of `target`, a server on this machine that is reached by https on `port`. */
export async function scanBehindHttps(target: string, port: number, page: string): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-bench-tls-'))
  const { keyFile, certFile } = makeCertificate(folder)
  const keys = { key: await readFile(keyFile), cert: await readFile(certFile) }
  const stop = await startHttpsProxy(port, target, keys)
  try {
    await writeFile(preloadList, '{}')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.join(observatory, 'src/scan.js'), `localhost:${port}${page}`],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: certFile } },
    )
    const output = outputShape.parse(JSON.parse(stdout))
    if ('error' in output) throw new Error(`The Observatory did not scan ${target}${page}: ${output.error}`)
    for (const [name, { pass, result, scoreModifier }] of Object.entries(output.tests))
      if (!pass) console.log(`  ${page}, ${name}: ${result} (${scoreModifier})`)
    return output.scan.score
  } finally {
    stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A key and a certificate for localhost. */
function makeCertificate(folder: string): { keyFile: string; certFile: string } {
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const what = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile, '-out', certFile]
  const { status, stderr } = spawnSync(requireProgram('openssl'), [...args, ...what], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl failed:\n${stderr}`)
  return { keyFile, certFile }
}

/** First byte that a browser sends on a TLS connection. */
const tlsHandshake = 22

type Keys = { key: Buffer; cert: Buffer }

/**
 * Answers https and http on one port, as a scanner that is given one address asks for both: https with the answers of `target`, http by
 * leading to https. Resolves with the function that stops it.
 */
async function startHttpsProxy(port: number, target: string, keys: Keys): Promise<() => void> {
  const https = createHttpsServer(keys, passTo(target))
  const http = createHttpServer(({ headers, url }, answer) => {
    answer.writeHead(301, { location: `https://${headers.host}${url}` }).end()
  })
  const server = createServer((socket) => {
    socket.once('data', (chunk: Buffer) => {
      socket.pause()
      socket.unshift(chunk)
      const protocol = chunk[0] === tlsHandshake ? https : http
      protocol.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(port, resolve)
  })
  return () => {
    server.close()
    https.closeAllConnections()
    http.closeAllConnections()
  }
}

const passTo =
  (target: string): RequestListener =>
  (incoming, answer) => {
    const { method, headers, url = '/' } = incoming
    const passed = request(new URL(url, target), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
      reply.pipe(answer)
    })
    passed.on('error', (error) => answer.destroy(error))
    incoming.pipe(passed)
  }
