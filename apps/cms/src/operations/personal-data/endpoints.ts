import { APIError, addDataAndFileToRequest, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { attachment } from '../../http/attachment.ts'
import { erasePerson, exportPerson, findPerson } from './person-file.ts'

/**
 * Endpoints that find, export and erase the data of a visitor, for administrators. The e-mail address comes in the body: addresses of
 * requests are written into logs.
 */
export const personalDataEndpoints: Endpoint[] = [
  endpoint('find', async (req, email) => Response.json({ questions: await findPerson(req, email) })),
  endpoint('export', async (req, email) =>
    Response.json(await exportPerson(req, email), {
      headers: {
        ...attachment('Персональные данные', 'json'),
        'cache-control': 'no-store',
      },
    }),
  ),
  endpoint('erase', async (req, email) => Response.json(await erasePerson(req, email))),
]

function endpoint(name: string, answer: (req: PayloadRequest, email: string) => Promise<Response>): Endpoint {
  return {
    path: `/personal-data/${name}`,
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req, 'admin')) throw new Forbidden(req.t)
      await addDataAndFileToRequest(req)
      const email: unknown = req.data?.email
      if (typeof email !== 'string' || !email.includes('@')) {
        throw new APIError('Напишите адрес электронной почты целиком.', 400, undefined, true)
      }
      return answer(req, email)
    },
  }
}
