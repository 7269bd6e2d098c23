import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client'

/** Counts requests in a registry, in Prometheus' terms. Gives the function that is told of each answered one. */
export function countRequests(registry: Registry) {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'status'] as const,
    registers,
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  return (method: string, status: number, seconds: number): void => {
    requests.inc({ method, status })
    duration.observe(seconds)
  }
}
