import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry } from 'prom-client'
import { z } from 'zod'
import type { ServerOptions } from './app.ts'

/** Messages between workers and their primary process. */
const messageShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('purge'), version: z.string().optional() }),
  z.object({ type: z.literal('ask-metrics'), id: z.string() }),
  z.object({ type: z.literal('metrics'), id: z.string(), text: z.string() }),
])

type Message = z.output<typeof messageShape>

/** A worker that ends is replaced, but no faster than this, in milliseconds. */
const restartMilliseconds = 1000

/** Runs several workers on one port: replaces those that fail, passes purges on to the others, and gathers their metrics. */
export function runWorkers(count: number): void {
  const metrics = new AggregatorRegistry()
  let isStopping = false

  for (let index = 0; index < count; index++) cluster.fork()

  cluster.on('message', (from, received) => {
    const { data: message } = messageShape.safeParse(received)
    if (message?.type === 'purge') for (const worker of workersBut(from)) tell(worker, message)
    if (message?.type === 'ask-metrics') {
      metrics.clusterMetrics().then(
        (text) => tell(from, { type: 'metrics', id: message.id, text }),
        (error: unknown) => console.error(error),
      )
    }
  })
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return
    console.error(`Worker ${worker.process.pid} has ended (${signal ?? code}); another one takes its place.`)
    setTimeout(() => {
      if (!isStopping) cluster.fork()
    }, restartMilliseconds)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopping = true
      // Workers finish their answers and end; this process ends with the last of them.
      for (const worker of workersBut()) worker.process.kill('SIGTERM')
    })
  }
}

function workersBut(one?: Worker): Worker[] {
  return Object.values(cluster.workers ?? {}).filter(
    (worker): worker is Worker => worker !== undefined && worker !== one,
  )
}

function tell(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message)
}

/** How long the metrics of all workers may take to come together. */
const metricsMilliseconds = 6000

/** Joins the other workers, if this process is one: changes of the content are passed on, metrics are put together. */
export function joinWorkers(
  onPurge: (version: string | undefined) => void,
): Pick<ServerOptions, 'onPurge' | 'collectMetrics'> {
  if (!cluster.isWorker) return {}
  // Creating one lets a worker answer when the primary process asks for its metrics.
  new AggregatorRegistry()
  const waiting = new Map<string, (text: string) => void>()
  process.on('message', (received) => {
    const { data: message } = messageShape.safeParse(received)
    if (message?.type === 'purge') onPurge(message.version)
    if (message?.type === 'metrics') waiting.get(message.id)?.(message.text)
  })
  return {
    onPurge: (version) => tellPrimary({ type: 'purge', version }),
    collectMetrics: () =>
      new Promise((resolve, reject) => {
        const id = randomUUID()
        const timer = setTimeout(() => {
          waiting.delete(id)
          reject(new Error('The metrics of the workers did not come.'))
        }, metricsMilliseconds)
        waiting.set(id, (text) => {
          clearTimeout(timer)
          waiting.delete(id)
          resolve(text)
        })
        tellPrimary({ type: 'ask-metrics', id })
      }),
  }
}

function tellPrimary(message: Message): void {
  process.send?.(message)
}
