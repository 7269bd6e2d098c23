import { afterAll, beforeAll, expect, test } from 'vitest'
import { letWrite, mountSmallDisk, type SmallDisk } from './support/full-disk.ts'
import { type Installation, startInstallation, testSeed } from './support/installation.ts'
import { emptyWriteAheadLog, readStored } from './support/stored.ts'
import { until } from './support/until.ts'
import { proxySettings, type Refused, type Sent, Visitor } from './support/visitor.ts'
import { watchPages } from './support/watch-pages.ts'

/** The first content, and some room. */
const megabytes = 120
/** Far more than fit into the space that the database has already reserved. */
const mostQuestions = 40

let disk: SmallDisk | undefined
let installation: Installation

beforeAll(async () => {
  disk = await mountSmallDisk(megabytes)
  if (!disk) console.warn('No disk may be mounted here: the processes are forbidden to write instead.')
  installation = await startInstallation(testSeed(), {
    settings: proxySettings,
    ...(disk ? { dataDir: disk.folder } : {}),
  })
})

afterAll(async () => {
  await installation?.stop()
  await disk?.remove()
})

async function setFull(isFull: boolean): Promise<void> {
  if (disk) return isFull ? disk.fill() : disk.free()
  for (const pid of [installation.pidOf('cms'), installation.pidOf('site')]) if (pid) letWrite(pid, !isFull)
}

test('with a full disk questions are refused kindly and pages stay; with room again all works without a restart', async () => {
  const { siteUrl, dataDir, pidOf } = installation
  const processes = [pidOf('site'), pidOf('cms')]
  const pages = await watchPages(siteUrl)
  const sent: Sent[] = [await new Visitor(siteUrl).sendUntilAcknowledged(AbortSignal.timeout(30_000))]
  emptyWriteAheadLog(dataDir)
  await setFull(true)
  const refused: Refused[] = []
  for (let number = 0; number < mostQuestions && refused.length < 5; number++) {
    const result = await new Visitor(siteUrl).send()
    if ('key' in result) sent.push(result)
    else refused.push(result)
  }
  expect(refused).toHaveLength(5)
  for (const { status, body } of refused) {
    expect(status).toBe(400)
    const { message, errors, values } = JSON.parse(body)
    // The visitors' input was valid, and they need not write it again.
    expect({ errors, name: values.name }).toEqual({ errors: {}, name: 'Ольга' })
    expect(message).toMatch(/Написанное\sосталось\sв\sформе/)
  }

  await setFull(false)
  await until('a question is acknowledged again', async () => {
    const result = await new Visitor(siteUrl).send()
    if ('key' in result) sent.push(result)
    return 'key' in result
  })
  expect([pidOf('site'), pidOf('cms')]).toEqual(processes)
  const stored = readStored(dataDir).questions.map(({ key }) => key)
  expect(stored.sort()).toEqual(sent.map(({ key }) => key).sort())
  expect((await pages.end()).failures).toEqual([])
})
