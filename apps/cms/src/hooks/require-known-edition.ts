import { NotFound, type UploadConfig } from 'payload'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Answers 404 for an edition of a picture that does not exist (see `setEdition`): sites keep a file for each address they are asked for,
 * so made-up ones must lead nowhere, or anybody could fill their disks.
 */
export const requireKnownEdition: FileHandler = async (req, { params: { filename } }) => {
  const edition = req.searchParams.get('v')
  if (edition === null) return
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { edition: { equals: edition } },
    // The site goes on showing pictures in the trash.
    trash: true,
    depth: 0,
    pagination: false,
    select: { filename: true, sizes: true },
    req,
  })
  const isKnown = docs.some(
    (picture) =>
      picture.filename === filename ||
      Object.values(picture.sizes ?? {}).some((size) => size?.filename === filename),
  )
  if (!isKnown) throw new NotFound(req.t)
}
