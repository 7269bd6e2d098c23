import { typeDefs } from '@pryad/contract/generated/type-defs.ts'
import { createSchema } from 'graphql-yoga'
import type { GraphqlContext } from './context.ts'
import { resolvers } from './resolvers.ts'

/** The contract, executable over Payload. */
export const schema = createSchema<GraphqlContext>({ typeDefs, resolvers })
