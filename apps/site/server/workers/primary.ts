import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { type Message, messageShape } from './messages.ts'

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
