import { typeDefs } from '@pryad/contract/generated/type-defs.ts'
import { createSchema } from 'graphql-yoga'
import type { GraphqlContext } from './context.ts'
import { fillDraftGaps } from './fill-draft-gaps.ts'
import { loadReferences } from './load-references.ts'
import { resolvers } from './resolvers.ts'

/** The contract, executable over Payload. */
export const schema = fillDraftGaps(loadReferences(createSchema<GraphqlContext>({ typeDefs, resolvers })))
