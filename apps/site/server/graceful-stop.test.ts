import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteForEachTest } from './testing/site-for-each-test.ts'
import { aPage, listen } from './testing/test-site.ts'

let port: number
/** Lets the page that is being made be finished. */
let finish: () => void
let isAsked: Promise<void>

const fresh = siteForEachTest(() => {
  const finished = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  finish = finished.resolve
  isAsked = asked.promise
  return {
    render: async ({ request }) => {
      if (request.url.endsWith('/ask')) {
        asked.resolve()
        await finished.promise
      }
      return aPage('the whole page')
    },
  }
})
beforeEach(async () => {
  port = await listen(fresh.site)
})
// Hooks of the end run in turn from the last: nothing waits for the page when the site stops.
afterEach(() => finish())

async function read(path: string, agent?: Agent) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path, agent: agent ?? false }, resolve)
      .once('error', reject)
      .end()
  })
  return { status: answer.statusCode, body: await text(answer) }
}

test('a site that stops finishes the answer it is making, and takes no new request', async () => {
  const open = read('/ask')
  await isAsked
  const stopped = fresh.site.app.close()
  await vi.waitFor(() => expect(fresh.site.app.server.listening).toBe(false))
  await expect(read('/video')).rejects.toThrow('ECONNREFUSED')
  finish()
  expect(await open).toEqual({ status: 200, body: 'the whole page' })
  await stopped
})

test('a browser that keeps its connection does not keep the site from stopping', async () => {
  const agent = new Agent({ keepAlive: true })
  expect((await read('/video', agent)).status).toBe(200)
  await fresh.site.app.close()
  await expect(read('/video', agent)).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket hang up/)
  agent.destroy()
})
