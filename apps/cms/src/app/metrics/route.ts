import config from '@payload-config'
import { getPayload } from 'payload'
import { register } from 'prom-client'
import { environment } from '../../environment.ts'
import { measureCms } from '../../operations/metrics.ts'

measureCms({ registry: register, getPayload: () => getPayload({ config, cron: true }), ...environment })

/** `GET /metrics`: the figures of this process for Prometheus. The server before Next.js refuses requests that may not read them. */
export async function GET(): Promise<Response> {
  return new Response(await register.metrics(), {
    headers: { 'content-type': register.contentType, 'cache-control': 'no-store' },
  })
}
