import config from '@payload-config'
import { getPayload } from 'payload'
import { createGraphqlServer } from '../../graphql/server.ts'

const server = createGraphqlServer(() => getPayload({ config }))

const handle = (request: Request) => server.fetch(request)

export { handle as GET, handle as OPTIONS, handle as POST }
