import config from '@payload-config'
import { getPayload } from 'payload'
import { environment } from '../../environment.ts'
import { type Checks, checkReadiness, isReady } from '../../operations/readiness.ts'

/** `GET /readyz`: whether requests may be sent here, and which checks fail. The first request starts Payload and its jobs. */
export async function GET(): Promise<Response> {
  const payload = await getPayload({ config, cron: true }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
  })
  const checks: Checks = payload
    ? await checkReadiness(payload, environment)
    : { database: false, jobs: false, disk: false }
  const ready = isReady(checks)
  const results = Object.entries(checks).map(([name, holds]) => [name, holds ? 'ok' : 'failed'])
  return Response.json(
    { status: ready ? 'ok' : 'unavailable', checks: Object.fromEntries(results) },
    {
      status: ready ? 200 : 503,
      headers: { 'cache-control': 'no-store', ...(!ready && { 'retry-after': '5' }) },
    },
  )
}
