import { spawnSync } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { startMailServer } from '../../apps/cms/tests/support/mail-server.ts'
import { type Installation, killCms, startInstallation } from '../../crash/support/installation.ts'
import { firstAccount, hireRecipients } from '../../crash/support/staff.ts'
import { readStored } from '../../crash/support/stored.ts'
import { until } from '../../crash/support/until.ts'
import { proxySettings, Visitor } from '../../crash/support/visitor.ts'
import { credentials } from '../support/editor.ts'
import { atMost, type Figure } from '../support/figure.ts'
import { askTimes } from '../support/load.ts'
import { measureEditToVisible } from './edit-to-visible.ts'

const bodies = 8
const bodyMegabytes = 300
const refusals = 100_000
const connections = 20
/** Leaves the cms time for its work after a start. */
const settleMilliseconds = 5000

/** Weaknesses that were once found in an installation started by `npm start`, measured on one. */
export async function measureAbuse(seed: string): Promise<Figure[]> {
  const server = await startMailServer()
  try {
    const installation = await startInstallation(seed, {
      settings: { ...proxySettings, SMTP_URL: server.url, MAIL_FROM: 'pisma@pryad.example' },
    })
    try {
      const staff = await firstAccount(installation)
      await hireRecipients(staff, 1)
      await staff.send('POST', '/users', { ...credentials, name: 'Редактор', role: 'editor' })
      return [
        await measureWaitingLetter(installation, server),
        { ...(await measureEditToVisible(installation)), name: 'edit to visible with plain npm start' },
        await measureLargeBodies(installation),
        await measureRefusalsInLog(installation),
      ]
    } finally {
      await installation.stop()
    }
  } finally {
    await server.stop()
  }
}

/** From the answer of a restarted cms, which is asked for content only, to the arrival of a letter that waited. */
async function measureWaitingLetter(
  installation: Installation,
  server: Awaited<ReturnType<typeof startMailServer>>,
): Promise<Figure> {
  await server.stop()
  await new Visitor(installation.siteUrl).sendUntilAcknowledged(AbortSignal.timeout(60_000))
  await until('the letter has been tried in vain', () =>
    readStored(installation.dataDir).mails.some(({ attempts }) => attempts > 0),
  )
  await killCms(installation)
  const since = performance.now()
  await server.start()
  await until('the letter has arrived', () => server.letters.length > 0, 120_000)
  return atMost('waiting letter after a restart', (performance.now() - since) / 1000, 30, 's')
}

/** The most that the memory of the cms grows by while clients that are not signed in send it very long JSON. */
async function measureLargeBodies({ cmsUrl, pidOf }: Installation): Promise<Figure> {
  const pid = pidOf('cms')
  if (!pid) throw new Error('The cms does not run.')
  await wait(settleMilliseconds)
  const before = residentMegabytes(pid)
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid))
  }, 100)
  try {
    await Promise.all(Array.from({ length: bodies }, () => sendLong(`${cmsUrl}/api/users/login`)))
    await wait(settleMilliseconds)
  } finally {
    clearInterval(sampling)
  }
  const name = `${bodies} × ${bodyMegabytes} MB of anonymous JSON: RSS grows`
  return atMost(name, most - before, 50, 'MB')
}

/** Sends as much as the server accepts, in chunks, and reads the answer if there is one. */
function sendLong(url: string): Promise<void> {
  const block = Buffer.alloc(1024 * 1024, ' ')
  function* body() {
    yield '{"email":"a@example.ru","password":"'
    for (let sent = 0; sent < bodyMegabytes; sent++) yield block
    yield '"}'
  }
  return new Promise((resolve) => {
    const sending = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } })
    sending.once('response', (answer) => answer.resume().once('close', resolve))
    sending.once('error', () => resolve()).once('close', () => resolve())
    Readable.from(body())
      .on('error', () => undefined)
      .pipe(sending)
  })
}

/** Size that very many refused requests add to the log of the cms, all its files together. */
async function measureRefusalsInLog({ cmsUrl, dataDir }: Installation): Promise<Figure> {
  const before = await logMegabytes(dataDir)
  await askTimes(`${cmsUrl}/api/users`, refusals, connections)
  const name = `log for ${refusals} anonymous refusals`
  return atMost(name, (await logMegabytes(dataDir)) - before, 15, 'MB')
}

async function logMegabytes(dataDir: string): Promise<number> {
  const folder = path.join(dataDir, 'logs')
  const files = (await readdir(folder)).filter((name) => name.startsWith('cms'))
  const sizes = await Promise.all(files.map(async (name) => (await stat(path.join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0) / 1024 ** 2
}

/** Memory of a process that is in use now, in megabytes. */
function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout) / 1024
}
