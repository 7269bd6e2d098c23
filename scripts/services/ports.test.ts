import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, isFree } from './ports.ts'

test('a port is not free while something listens on it', async () => {
  const port = await freePort()
  expect(await isFree(port)).toBe(true)
  const server = createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  expect(await isFree(port)).toBe(false)
})

test('those who choose at the same time get different ports, none of which an outgoing connection can take', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, () => freePort()))
  expect(new Set(ports).size).toBe(200)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})
