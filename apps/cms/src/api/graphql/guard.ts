import { GraphQLError, Kind, OperationTypeNode, type ValidationRule } from 'graphql'
import { type MaskError, maskError as maskUnexpected, type Plugin } from 'graphql-yoga'
import { isRefusal } from '../../content/refusals.ts'
import {
  asRead,
  bodyType,
  maxBodyBytes,
  readUpTo,
  tooLargeMessage,
  withBody,
} from '../../http/request-body.ts'

/**
 * Lets through GET requests and, by POST, JSON of a moderate size. A browser sends a form of a foreign page without a preflight
 * request, but not JSON.
 */
export async function guardGraphql(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'POST') return handle(asRead(request))
  if (bodyType(request.headers) !== 'application/json')
    return refuse(415, notJson, { accept: 'application/json' })
  const body = await readUpTo(request.body, maxBodyBytes)
  return body ? handle(withBody(request, body)) : refuse(413, tooLargeMessage(maxBodyBytes))
}

const notJson = 'Send the query as application/json.'

/** GraphQL's shape of an error. */
function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { errors: [{ message }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
}

/**
 * The one origin whose pages may read an answer: that of the asking page when it is listed, else the first listed one. Never `null`, which
 * pages in sandboxes call themselves.
 */
export function allowedOrigin(asking: string | null, listed: readonly string[]): string {
  const [first = ''] = listed
  return asking !== null && listed.includes(asking) ? asking : first
}

/** The most words and signs of a query: four times those of the site's longest. Thousands of nested brackets would overflow the stack. */
const maxTokens = 1000

/** Refuses queries too long to be read, before they are. */
export const limitLength: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens }))
  },
}

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

/**
 * Keeps internal details out of every message that is sent: the site shows them on its error page. An error during the execution of a
 * query is told only when it is a refusal made for people: the library's own errors of that stage quote stored values. Errors of the
 * query itself, before anything runs, stay.
 */
export const maskError: MaskError = (error, message, isDevelopment) => {
  if (error instanceof GraphQLError && error.path && !isRefusal(error))
    return maskUnexpected(
      new GraphQLError(message, { path: error.path, originalError: new Error(error.message) }),
      message,
      isDevelopment,
    )
  return maskUnexpected(error, message, isDevelopment)
}
