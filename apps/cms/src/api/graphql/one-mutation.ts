import { GraphQLError, Kind, OperationTypeNode, type ValidationRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/**
 * Refuses requests that ask for more than one change: each question costs the verification of a captcha, at another company's server
 * perhaps, before anything can be counted.
 */
export const oneMutationPlugin: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(oneMutation)
  },
}

const oneMutation: ValidationRule = (context) => ({
  OperationDefinition({ operation, selectionSet }) {
    if (operation !== OperationTypeNode.MUTATION) return
    const [only, ...others] = selectionSet.selections
    if (others.length > 0 || only?.kind !== Kind.FIELD)
      context.reportError(new GraphQLError('A request may ask for one mutation only.'))
  },
})
