import path from 'node:path'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isRecord } from '../../app/lib/is-record.ts'
import { atMostEvery } from '../log.ts'
import { shownElsewhere } from '../security-headers.ts'
import { paintStrand, prepareToPaint } from './paint-strand.ts'
import type { StrandAddresses } from './strand-addresses.ts'
import { createStrandStore, TooMany } from './strand-store.ts'

/** A name says all that its picture shows. */
const forEver = `public, max-age=${365 * 24 * 60 * 60}, immutable`
/** Room on the disk: some three thousand strands. */
const diskBytes = 64 * 1024 * 1024
/** How many strands that are not kept an address may ask for in a minute: the form has forty, and most of them are everybody's. */
const paintedPerMinute = 120
/** Caches keep pictures for ever, so the headers with a client's remaining limit are removed. */
const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
const finderPage = /^\/shade(?:\?|$)/
/** After how many seconds a browser may try again. */
const retrySeconds = 5

type StrandsOptions = { dataDir: string; addresses: StrandAddresses }

/** Pictures of strands in the colours that the finder predicts, for pages without scripts and for previews of links. */
export async function serveStrands(
  app: FastifyInstance,
  { dataDir, addresses }: StrandsOptions,
): Promise<void> {
  const mayWarn = atMostEvery(60_000)
  const store = createStrandStore({
    folder: path.join(dataDir, 'site/strands'),
    maxBytes: diskBytes,
    onTrouble: (error) => {
      if (mayWarn()) app.log.warn({ err: error }, 'strands cannot be kept on the disk')
    },
  })
  /** Whether nothing has to be painted: the picture is kept, or the site has not given this name away. */
  const isAtHand = async ({ params }: FastifyRequest) => {
    const file = isRecord(params) ? String(params.file) : ''
    return !addresses.read(file) || (await store.has(file))
  }
  const serve: FastifyPluginAsync = async (scope) => {
    await scope.register(rateLimit, {
      max: paintedPerMinute,
      timeWindow: '1 minute',
      allowList: isAtHand,
      addHeadersOnExceeding: noHeaders,
    })
    scope.get<{ Params: { file: string } }>('/strand/:file', async (request, reply) => {
      const { file } = request.params
      const wanted = addresses.read(file)
      if (!wanted)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('Not found')
      const picture = await store
        .provide(file, () => paintStrand(wanted))
        .catch((error: unknown) => {
          if (error instanceof TooMany) return null
          throw error
        })
      if (!picture) return sendLater(reply)
      return reply
        .header(...shownElsewhere)
        .header('cache-control', forEver)
        .type(file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp')
        .send(picture)
    })
  }
  await app.register(serve)
  // Requests for strands follow a page of the finder: the painter gets ready after the first page, and not while that is made.
  app.addHook('onResponse', async ({ url }) => {
    if (finderPage.test(url)) prepareToPaint()
  })
}

/** More strands wait to be painted than the site takes on. */
function sendLater(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', String(retrySeconds))
    .send()
}
