import { NotFound, type UploadConfig } from 'payload'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

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
