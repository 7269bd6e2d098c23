import path from 'node:path'
import { askedRange } from '@pryad/contract/byte-range.ts'
import { NotFound, type PayloadRequest, type UploadConfig } from 'payload'
import { findFirst } from '../../databases/find.ts'
import { environment } from '../../environment.ts'
import { conversionsOf, originalsOf } from './conversions.ts'
import { isThere } from './generated-files.ts'
import { conversions } from './pictures.ts'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Answers requests for conversions; those for originals are left to the next handler. */
export const serveConversion: FileHandler = (req, { params: { filename } }) => {
  const originals = originalsOf(filename)
  return originals && answer(req, filename, originals)
}

/** @throws {NotFound} also for an edition that does not exist: sites keep a file for each address, so made-up ones must lead nowhere. */
async function answer(req: PayloadRequest, filename: string, originals: string[]): Promise<Response> {
  const edition = req.searchParams.get('v')
  const picture = await findFirst(req.payload, {
    collection: 'media',
    where: { filename: { in: originals }, ...(edition === null ? {} : { edition: { equals: edition } }) },
    // The site goes on showing pictures in the trash.
    trash: true,
    req,
  })
  const conversion = picture && conversionsOf(picture).find((one) => one.filename === filename)
  if (!conversion) throw new NotFound(req.t)
  const bytes = await conversions.provide(req.payload, picture, conversion)
  if (bytes === 'busy') return new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': conversion.type, 'content-length': String(bytes.length) },
  })
}

/**
 * Answers 404 for an edition of an original that does not exist (see `setEdition`): sites keep a file for each address they are asked for,
 * so made-up ones must lead nowhere, or anybody could fill their disks.
 */
export const requireKnownEdition: FileHandler = async (req, { params: { filename } }) => {
  const edition = req.searchParams.get('v')
  if (edition === null) return
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    where: { edition: { equals: edition }, filename: { equals: filename } },
    // The site goes on showing pictures in the trash.
    trash: true,
    req,
  })
  if (totalDocs === 0) throw new NotFound(req.t)
}

/**
 * Answers 404 for a file that is not in the folder of its collection; Payload calls it a failure of the server, and sites would ask
 * for it again and again. A bucket answers 404 by itself.
 */
export const requireFileOnDisk: FileHandler = async (req, { params: { collection, filename } }) => {
  const folder = req.payload.config.collections.find(({ slug }) => slug === collection)?.upload.staticDir
  if (environment.storage || !folder) return
  if (!(await isThere(path.join(folder, filename)))) throw new NotFound(req.t)
}

/** Puts the range that a request asks of an original into its headers, where Payload and the bucket's library find it. */
export const setRange: FileHandler = async ({ headers, method = 'GET', payload }, { params }) => {
  const range = headers.get('range')
  if (range === null) return
  const original = await findFirst(payload, {
    collection: params.collection === 'media' ? 'media' : 'video-files',
    where: { filename: { equals: params.filename } },
    trash: true,
    select: { filesize: true },
  })
  const size = original?.filesize ?? 0
  const asked = askedRange({ method, range, ifRange: headers.get('if-range'), size })
  if (asked === undefined) headers.delete('range')
  else headers.set('range', asked)
}
