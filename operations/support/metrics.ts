import { shipped } from './files.ts'

/** A metric that the alerts use, and an app that must expose it. */
type WatchedMetric = { metric: string; app: 'pryad-site' | 'pryad-cms' }

/** The apps that must expose each metric. */
const appsWith: Record<string, WatchedMetric['app'][]> = {
  ready: ['pryad-site', 'pryad-cms'],
  disk_free_bytes: ['pryad-site', 'pryad-cms'],
  http_requests_total: ['pryad-site', 'pryad-cms'],
  http_request_duration_seconds: ['pryad-site', 'pryad-cms'],
  mail_oldest_waiting_seconds: ['pryad-cms'],
  personal_data_last_erasure_timestamp_seconds: ['pryad-cms'],
  content_api_errors_total: ['pryad-site'],
  csp_violations_total: ['pryad-site'],
}

/** Words of the expressions that are no metrics: functions, operators, labels. */
const otherWords = new Set(
  'sum by rate increase and or unless on time histogram_quantile le job status directive instance up'.split(
    ' ',
  ),
)

/**
 * Every metric of the shipped rules, with each app that must expose it.
 * @throws when a rule uses a metric that no app is known to expose.
 */
export function metricsOfRules(): WatchedMetric[] {
  const expressions = [...shipped('prometheus/pryad.rules.yml').matchAll(/expr: (>\n(?: {10}.*\n)+|.*\n)/g)]
  const words = expressions.flatMap(([, expression = '']) =>
    [...expression.replaceAll(/"[^"]*"|\[[^\]]*\]/g, '').matchAll(/\b[a-z][a-z_]*\b/g)].map(([word]) => word),
  )
  const metrics = new Set(
    words.filter((word) => !otherWords.has(word)).map((word) => word.replace(/_bucket$/, '')),
  )
  return [...metrics].flatMap((metric) => {
    const apps = appsWith[metric]
    if (!apps) throw new Error(`No app is known to tell ${metric}.`)
    return apps.map((app) => ({ metric, app }))
  })
}
