import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry } from 'prom-client'
import type { ServerOptions } from '../app.ts'
import { type Message, messageShape } from './messages.ts'

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
