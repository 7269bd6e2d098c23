import { rm } from 'node:fs/promises'
import { getPayload, handleEndpoints, type SanitizedConfig } from 'payload'
import { z } from 'zod'
import { asRead } from '../../http/request-body.ts'
import { guardRest } from './guard.ts'
import { findRequestFault } from './request-fault.ts'
import { withSaveTurn } from './save-turns.ts'

type RestServer = (request: Request, path?: string) => Promise<Response>

/**
 * Payload's REST interface behind its guard. `path` is the path that is meant where another one was asked for. Payload's own routes for
 * Next.js would add the drawing of pictures for social networks, for anybody: pages of the site have pictures of their own.
 */
export function createRestServer(config: Promise<SanitizedConfig> | SanitizedConfig): RestServer {
  const start = () => getPayload({ config, cron: true })
  const isSignedIn = async (headers: Headers) => {
    const payload = await start()
    const { user } = await payload.auth({ headers })
    return user !== null
  }
  return (asked, path = new URL(asked.url).pathname) => {
    const request = asRead(asked)
    return guardRest(request, {
      path,
      // A query that is sent as a body reads, whatever the method says.
      findFault: async (inBody) =>
        findRequestFault(await start(), {
          path,
          query: inBody ?? new URL(request.url).searchParams,
          isRead: inBody !== undefined || request.method === 'GET',
        }),
      isSignedIn: () => isSignedIn(request.headers),
      handle: async (guarded) => {
        try {
          return await withSaveTurn(() => handleEndpoints({ config, path, request: guarded }))
        } finally {
          await deleteUploads(guarded)
        }
      },
    })
  }
}

const fileShape = z.object({ tempFilePath: z.string().min(1) })
const uploadShape = z.object({ files: z.record(z.string(), z.union([fileShape, z.array(fileShape)])) })

/**
 * Deletes the files uploaded with a request once it has been answered. Payload does so for a file that becomes a document, and leaves
 * files that it refuses. It lists the files in the request itself, by the names of the form's fields.
 */
async function deleteUploads(request: Request): Promise<void> {
  const brought = uploadShape.safeParse(request)
  if (!brought.success) return
  for (const { tempFilePath } of Object.values(brought.data.files).flat())
    await rm(tempFilePath, { force: true })
}
