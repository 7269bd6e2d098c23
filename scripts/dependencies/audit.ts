import { z } from 'zod'

const advisoryShape = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
})

/** The fields of `npm audit --json` that are used: a report, or the reason why there is none. */
const auditShape = z.union([
  z.object({
    auditReportVersion: z.literal(2),
    vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisoryShape])) })),
  }),
  z.object({ message: z.string() }),
])

/** Advisories that are accepted for a while. */
export const acceptedShape = z.array(
  z.object({
    /** The advisory's address, as `npm audit` gives it. */
    url: z.url(),
    reason: z.string().min(20),
    /** The last day on which it is accepted, `2026-12-31`. */
    until: z.iso.date(),
  }),
)
type Accepted = z.output<typeof acceptedShape>

type AuditOutcome =
  | { kind: 'answered'; serious: string[]; others: number }
  | { kind: 'unanswered'; reason: string }

/**
 * Reads the output of `npm audit --json`. Returns the high and critical advisories that are not accepted on the day `today`, as lines for
 * people, and the number of all others. Output that is no report is `unanswered`, never a clean report.
 */
export function readAudit(said: string, accepted: Accepted, today: string): AuditOutcome {
  const read = auditShape.safeParse(parseJson(said))
  if (!read.success) return { kind: 'unanswered', reason: said.trim().slice(0, 200) || 'it said nothing' }
  if ('message' in read.data) return { kind: 'unanswered', reason: read.data.message }
  const found = Object.values(read.data.vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one !== 'string'),
  )
  const advisories = [...new Map(found.map((one) => [one.url, one])).values()]
  const isAccepted = (url: string) => accepted.some((one) => one.url === url && one.until >= today)
  const serious = advisories.filter(
    ({ severity, url }) => (severity === 'high' || severity === 'critical') && !isAccepted(url),
  )
  return {
    kind: 'answered',
    serious: serious.map(({ name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`),
    others: advisories.length - serious.length,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
