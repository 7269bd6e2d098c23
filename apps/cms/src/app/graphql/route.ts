import config from '@payload-config'
import { getPayload } from 'payload'
import { createGraphqlServer } from '../../api/graphql/server.ts'

const handle = createGraphqlServer(() => getPayload({ config, cron: true }))

export { handle as GET, handle as OPTIONS, handle as POST }
