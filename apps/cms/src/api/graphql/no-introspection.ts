import { GraphQLError, type ValidationRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/**
 * Refuses questions about the schema itself. Whether a type of a known name exists may be asked: answers tell names of types anyway, and
 * the audits of GraphQL over HTTP ask so.
 */
export const noIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(noQuestionsAboutSchema)
  },
}

/** Fields of the type `__Type` that tell no more than was known. */
const harmless = ['name', '__typename']

const noQuestionsAboutSchema: ValidationRule = (context) => ({
  Field(node) {
    const name = node.name.value
    const isAboutType = context.getParentType()?.name === '__Type' && !harmless.includes(name)
    if (name === '__schema' || isAboutType)
      context.reportError(new GraphQLError('GraphQL introspection has been disabled.', { nodes: [node] }))
  },
})
