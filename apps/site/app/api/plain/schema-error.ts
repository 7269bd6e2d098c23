import type { CombinedError } from '../combined-error.ts'

/** Codes and words of the GraphQL servers in use for a question that asks for something the schema does not have. */
const codes = new Set(['GRAPHQL_VALIDATION_FAILED', 'undefinedField', 'argumentNotAccepted'])
const words =
  /cannot query field|unknown (?:argument|field|type)|is not defined by type|is not defined for input|does(?: not|n't) exist on|fieldundefined|unknownargument/i

/** Whether an API rejected a query because its schema lacks a requested field, argument or type: nothing was executed then. */
export function isSchemaError({ graphql }: CombinedError): boolean {
  return graphql.some(({ message, extensions }) => codes.has(extensions?.code ?? '') || words.test(message))
}
