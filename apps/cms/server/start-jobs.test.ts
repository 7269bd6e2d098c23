import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startJobs } from './start-jobs.ts'

/** A cms whose answers to `/readyz` are these, the last one for ever. */
async function cmsThatSays(...answers: string[]) {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(503).end(answers.length > 1 ? answers.shift() : answers[0])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const jobs = (state: string) =>
  JSON.stringify({ status: 'unavailable', checks: { database: 'ok', jobs: state } })

test('a process that nobody asks anything asks itself, and so its jobs start', async () => {
  const cms = await cmsThatSays(jobs('ok'))
  await startJobs(cms.url)
  expect(cms.asked).toEqual(['/readyz'])
})

test('a database that is away for a moment is waited for', async () => {
  const cms = await cmsThatSays('There was an error', jobs('failed'), jobs('ok'))
  await startJobs(cms.url, 60_000, 1)
  expect(cms.asked).toHaveLength(3)
})

test('jobs that do not start are a failure of the start, which says what to look at', async () => {
  const cms = await cmsThatSays(jobs('failed'))
  await expect(startJobs(cms.url, 20, 1)).rejects.toThrow('DATABASE_URL')
})
