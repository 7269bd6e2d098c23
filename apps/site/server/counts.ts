import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import { type CountName, isCountName, isOnPurpose } from '@pryad/contract/counting/count-names.ts'
import { readVital } from '@pryad/contract/counting/vital-keys.ts'
import { countPath } from '@pryad/contract/reserved-slugs.ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { SiteRequest } from '../app/api/context.ts'
import { type CountQueue, createAddressHash } from '../app/api/count-queue.server.ts'
import { refuse } from './refusals.ts'
import { toWebRequest } from './requests.ts'

/** Largest body, in bytes: a name and some keys. */
const bodyBytes = 8192
/**
 * The shade finder reports all its answers in one request: they are words of its form. A page reports its speed, one value of each kind.
 * Anybody can invent the keys of other counts, so a request may raise one of them only.
 */
const maxKeys: Partial<Record<CountName, number>> = { 'finder-answer': 20, 'finder-verdict': 20, vital: 4 }
/** The most counts that one address may send in a minute. A family shares one; nobody searches once a second. */
const perMinute = 60
/**
 * How many page loads, and errors of scripts, of one address count in a day: a person makes no more. A process remembers the last 5000
 * addresses, so one that floods is never forgotten; one that comes back after 5000 others begins again.
 */
const loadsPerDay = 40
const errorsPerDay = 20

/**
 * `POST /count`: pages report a visitor's searches, presses and answers. Anybody may send it; all it does is to raise a sum. Forms of
 * other sites are refused. An IP address is never kept: the limits keep a hash of it, in memory, for a day at most, with a key that ends
 * with the process.
 */
export async function serveCounts(
  app: FastifyInstance,
  { siteUrl, counts }: { siteUrl: string; counts: CountQueue },
): Promise<void> {
  const { origin } = new URL(siteUrl)
  const hashAddress = createAddressHash()
  const serve: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bodyBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    await scope.register(rateLimit, {
      max: perMinute,
      timeWindow: '1 minute',
      // A machine has endless addresses of IPv6, in one network of 64 bits.
      keyGenerator: ({ ip }) => hashAddress(normalizeIP(ip)),
    })
    const perDay = (max: number) => scope.createRateLimit({ max, timeWindow: '1 day' })
    const limits: Partial<Record<CountName, ReturnType<typeof perDay>>> = {
      vital: perDay(loadsPerDay),
      'script-error': perDay(errorsPerDay),
    }
    scope.post<{ Body: URLSearchParams | undefined }>(countPath, async (request, reply) => {
      if (!isOwn(request, origin)) return reply.code(403).header('cache-control', 'no-store').send()
      const name = request.body?.get('name')
      const keys = request.body?.getAll('key') ?? []
      if (!isCountName(name) || keys.length === 0) return refuse(reply, 400)
      const may = mayCount(toWebRequest(request, siteUrl))
      const limit = await limits[name]?.(request)
      const isTooMuch = limit?.isAllowed === false && limit.isExceeded
      if (!isTooMuch && (may === 'yes' || (may === 'onPurposeOnly' && isOnPurpose(name))))
        for (const key of keys.slice(0, maxKeys[name] ?? 1).filter(isFirstOfVital))
          counts.add(name, key, request.ip)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  }
  await app.register(serve)
}

/** Whether a key is no second value of one vital. */
function isFirstOfVital(key: string, index: number, keys: string[]): boolean {
  const vital = readVital(key)?.vital
  return !vital || keys.findIndex((other) => readVital(other)?.vital === vital) === index
}

/** Whether the request comes from a page of this site. Browsers say so by themselves; other programs may claim anything. */
function isOwn({ headers }: FastifyRequest, origin: string): boolean {
  const from = headers['sec-fetch-site']
  if (from !== undefined) return from === 'same-origin'
  return headers.origin === origin
}

/**
 * Whether the visitor's action behind a request may be counted: not a browser's prefetch, nor a program that asks for headers alone, nor a form of another site; and if the browser
 * asks not to observe the visitor (Global Privacy Control, Do Not Track), only answers given on purpose.
 */
export function mayCount({ method, headers }: Pick<Request, 'method' | 'headers'>): SiteRequest['counting'] {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  const isForeignForm = method === 'POST' && headers.get('sec-fetch-site') === 'cross-site'
  if (method === 'HEAD' || purpose.includes('prefetch') || isForeignForm) return 'no'
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1' ? 'onPurposeOnly' : 'yes'
}
