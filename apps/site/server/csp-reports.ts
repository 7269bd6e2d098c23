import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Counter } from 'prom-client'
import { z } from 'zod'
import { atMostEvery } from './log.ts'
import { refuse } from './refusals.ts'
import { parseJson } from './requests.ts'
import { reportsPath } from './security-headers.ts'

/** Largest body, in bytes: a report contains some addresses and a policy. */
const bodyBytes = 16 * 1024
/** Reports that are read of one body; a browser sends a handful together. */
const reportsInBody = 20
/** Bodies an address may send in a minute. */
const perMinute = 60
/** At most one report is written into the log in this time. */
const logMilliseconds = 60_000

/** The directives that may be violated (CSP Level 3). Any other name in a report counts as `other`: labels of a metric must not grow. */
const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
])

const word = z.string().max(4096)
/** One report by `report-uri`. */
const oldShape = z.object({
  'csp-report': z.object({
    'document-uri': word,
    'effective-directive': word.optional(),
    'violated-directive': word.optional(),
    'blocked-uri': word.default(''),
  }),
})
/** Reports by `report-to`; those of other kinds come together with them. */
const newShape = z.array(z.object({ type: word, body: z.unknown() })).max(reportsInBody)
const newBodyShape = z.object({
  documentURL: word,
  effectiveDirective: word,
  blockedURL: word.nullish().transform((address) => address ?? ''),
})

/** The part of a report that is kept: nothing of the visitor. */
type Violation = { page: string; directive: string; blocked: string }

type ReportsOptions = { siteUrl: string; violations: Counter<'directive'> }

/**
 * `POST /csp-reports`: browsers report violations of the policy. They are counted, and one a minute is logged. Anybody may send reports,
 * true or not; all they do is to raise a number.
 */
export async function serveCspReports(app: FastifyInstance, options: ReportsOptions): Promise<void> {
  const { origin } = new URL(options.siteUrl)
  const mayLog = atMostEvery(logMilliseconds)
  const serve: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers()
    for (const [type, read] of [
      ['application/csp-report', readOld],
      ['application/reports+json', readNew],
    ] as const) {
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: bodyBytes }, (_request, body, done) =>
        done(null, read(parseJson(String(body)))),
      )
    }
    await scope.register(rateLimit, { max: perMinute, timeWindow: '1 minute' })
    scope.post<{ Body: Violation[] | undefined }>(reportsPath, async (request, reply) => {
      if (!request.body) return refuse(reply, 400)
      for (const { page, directive, blocked } of request.body) {
        if (!URL.canParse(page) || new URL(page).origin !== origin) continue
        const name = directives.has(directive) ? directive : 'other'
        options.violations.inc({ directive: name })
        if (mayLog())
          request.log.warn({ directive: name, blocked: hostOf(blocked) }, 'the policy was violated')
      }
      return reply.code(204).send()
    })
  }
  await app.register(serve)
}

function readOld(body: unknown): Violation[] | undefined {
  const { data } = oldShape.safeParse(body)
  if (!data) return undefined
  const { 'csp-report': report } = data
  const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ', 1)[0] ?? ''
  return [{ page: report['document-uri'], directive, blocked: report['blocked-uri'] }]
}

function readNew(body: unknown): Violation[] | undefined {
  return newShape.safeParse(body).data?.flatMap((report) => {
    const { data } = newBodyShape.safeParse(report.body)
    return report.type === 'csp-violation' && data
      ? [{ page: data.documentURL, directive: data.effectiveDirective, blocked: data.blockedURL }]
      : []
  })
}

/** The host of the blocked resource, or its kind: `inline`, `eval`, `data`. The rest of a URL may be somebody's secret. */
function hostOf(blocked: string): string {
  const name = URL.canParse(blocked) ? new URL(blocked).host || new URL(blocked).protocol : blocked
  return /^[a-z0-9.:-]{1,100}$/i.test(name) ? name : 'other'
}
