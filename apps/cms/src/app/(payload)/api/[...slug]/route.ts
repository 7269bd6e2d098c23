import config from '@payload-config'
import { createRestServer } from '../../../../api/rest/rest-server.ts'

type Route = { params: Promise<{ slug: string[] }> }

const answer = createRestServer(config)

/** The requested path; the address may be another one that is rewritten to it. */
async function handle(request: Request, { params }: Route): Promise<Response> {
  const { slug } = await params
  return answer(request, `/api/${slug.map(encodeURIComponent).join('/')}`)
}

export { handle as DELETE, handle as GET, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT }
