import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { CountInput, SendFaqPackageQuestionInput } from '@pryad/contract/generated/operations.ts'
import type { GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import { serve } from './local-server.ts'
import { sendFile } from './player-files.ts'
import { type StubContent, stubFiles } from './stub-content.ts'
import { createStubSchema, type Shown } from './stub-schema.ts'

/** How an API in trouble answers: it breaks the connection, has an error of its own, refuses in GraphQL, or never comes to an end. */
export type Trouble = 'no answer' | 'status 500' | 'GraphQL errors' | 'hangs'

export type ApiRequest = { method: string; operation: string; authorization: string | undefined }

export type StubApi = {
  url: string
  /** Its trouble; null while it is well. */
  trouble: Trouble | null
  /** Its message in the trouble «GraphQL errors». */
  message: string
  /** The requests that it got, oldest first. */
  requests: ApiRequest[]
  /** Questions it was sent. */
  questions: SendFaqPackageQuestionInput[]
  /** The counts that it got. */
  counts: CountInput[]
  stop: () => Promise<void>
}

const content = path.resolve(import.meta.dirname, '../../content')

/** Files by their addresses at the API. */
const files: Record<string, string> = {
  [stubFiles.picture]: `${content}/pictures/braid.webp`,
  [stubFiles.lesson]: `${content}/lessons/okrashivaem-korni.mp4`,
  [stubFiles.captions]: `${content}/lessons/okrashivaem-korni.vtt`,
}

export type ContentApi = StubApi & {
  /** The content it shows: a test may put other content in its place, with a version of its own. */
  shown: Shown
}

/** An API over the contract's own schema with the content that a test gives it, which fails when the test wants it to. */
export async function startStubApi(content: StubContent): Promise<ContentApi> {
  const shown = { content, version: '1' }
  const api = await startApi((questions, counts) => createStubSchema(shown, questions, counts))
  return Object.assign(api, { shown })
}

/** An API over any schema, which is told where to put the questions it is sent. */
export async function startApi(
  createSchemaFor: (questions: SendFaqPackageQuestionInput[], counts: CountInput[]) => GraphQLSchema,
): Promise<StubApi> {
  const api: StubApi = {
    url: '',
    trouble: null,
    message: 'Сообщение сервера',
    requests: [],
    questions: [],
    counts: [],
    stop: async () => {},
  }
  const yoga = createYoga({
    schema: createSchemaFor(api.questions, api.counts),
    logging: false,
    maskedErrors: false,
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/graphql') {
      const body = request.method === 'POST' ? await text(request) : undefined
      api.requests.push({
        method: request.method ?? '',
        operation: operationOf(request, body),
        authorization: request.headers.authorization,
      })
      if (api.trouble) fail(api.trouble, { request, response, message: api.message })
      else await forward(request, body, response)
      return
    }
    const file = api.trouble ? undefined : files[pathname]
    if (file) await sendFile(file, request, response)
    else response.writeHead(api.trouble ? 500 : 404).end()
  }

  async function forward(request: IncomingMessage, body: string | undefined, response: ServerResponse) {
    const answered = await yoga.fetch(new URL(request.url ?? '/', 'http://localhost'), {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json', accept: request.headers.accept ?? '*/*' },
      ...(body === undefined ? {} : { body }),
    })
    const contentType = answered.headers.get('content-type') ?? ''
    response.writeHead(answered.status, { 'content-type': contentType }).end(await answered.text())
  }

  const { port, stop } = await serve((request, response) => {
    void answer(request, response)
  })
  api.url = `http://127.0.0.1:${port}`
  api.stop = stop
  return api
}

function operationOf(request: IncomingMessage, body: string | undefined): string {
  const parameters: { operationName?: string } = body
    ? JSON.parse(body)
    : Object.fromEntries(new URL(request.url ?? '/', 'http://localhost').searchParams)
  return parameters.operationName ?? ''
}

type Failing = { request: IncomingMessage; response: ServerResponse; message: string }

function fail(trouble: Trouble, { request, response, message }: Failing): void {
  switch (trouble) {
    case 'no answer':
      request.socket.destroy()
      return
    case 'status 500':
      response.writeHead(500, { 'content-type': 'text/plain' }).end('Out of memory at secret-file.ts:12')
      return
    case 'GraphQL errors':
      response
        .writeHead(200, { 'content-type': 'application/graphql-response+json' })
        .end(JSON.stringify({ data: null, errors: [{ message }] }))
      return
    case 'hangs':
      // The visitor's server gives up by itself.
      return
  }
}
