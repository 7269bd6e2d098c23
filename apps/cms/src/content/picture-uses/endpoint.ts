import { type Endpoint, Forbidden } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { findPictureUses } from './find-uses.ts'

/** `GET /api/media/:id/uses`: the documents that show a picture, for users of the panel. */
export const pictureUsesEndpoint: Endpoint = {
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    if (roleOf(req) === undefined) throw new Forbidden(req.t)
    return Response.json({ uses: await findPictureUses(req, Number(req.routeParams?.id)) })
  },
}
