import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { SendFaqPackageQuestionInput } from '@pryad/contract/generated/operations.ts'
import { typeDefs } from '@pryad/contract/generated/type-defs.ts'
import { createSchema, createYoga } from 'graphql-yoga'
import { sendFile } from './player-files.ts'
import { type StubContent, stubFiles } from './stub-content.ts'

/** How an API in trouble answers: it breaks the connection, has an error of its own, refuses in GraphQL, or never comes to an end. */
export type Trouble = 'no answer' | 'status 500' | 'GraphQL errors' | 'hangs'

export type ApiRequest = { method: string; operation: string }

export type StubApi = {
  url: string
  /** What ails it; null while it is well. */
  trouble: Trouble | null
  /** What was asked of it, oldest first. */
  requests: ApiRequest[]
  /** Questions it was sent. */
  questions: SendFaqPackageQuestionInput[]
  stop: () => Promise<void>
}

const content = path.resolve(import.meta.dirname, '../../content')

/** Files by their addresses at the API. */
const files: Record<string, string> = {
  [stubFiles.picture]: `${content}/pictures/braid.webp`,
  [stubFiles.lesson]: `${content}/lessons/okrashivaem-korni.mp4`,
  [stubFiles.captions]: `${content}/lessons/okrashivaem-korni.vtt`,
}

/** An API over the contract's own schema that holds what a test gives it, and fails as the test wants it. */
export async function startStubApi(stubContent: StubContent): Promise<StubApi> {
  const api: StubApi = { url: '', trouble: null, requests: [], questions: [], stop: async () => {} }
  const yoga = createYoga({
    schema: createStubSchema(stubContent, api.questions),
    logging: false,
    maskedErrors: false,
  })
  const server = createServer((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/graphql') {
      const body = request.method === 'POST' ? await text(request) : undefined
      api.requests.push({ method: request.method ?? '', operation: operationOf(request, body) })
      if (api.trouble) fail(api.trouble, request, response)
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

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  api.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  api.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return api
}

function operationOf(request: IncomingMessage, body: string | undefined): string {
  const parameters: { operationName?: string } = body
    ? JSON.parse(body)
    : Object.fromEntries(new URL(request.url ?? '/', 'http://localhost').searchParams)
  return parameters.operationName ?? ''
}

function fail(trouble: Trouble, request: IncomingMessage, response: ServerResponse): void {
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
        .end(JSON.stringify({ data: null, errors: [{ message: 'The database is away' }] }))
      return
    case 'hangs':
      // The visitor's server gives up by itself.
      return
  }
}

type ListArguments = { first: number; page: number; tag?: string | null }

function createStubSchema(
  { site, tags, slides, articles, lessons, questions, products, pages }: StubContent,
  received: SendFaqPackageQuestionInput[],
) {
  return createSchema({
    typeDefs,
    resolvers: {
      Query: {
        site: () => site,
        tags: () => tags,
        slides: () => slides,
        pages: () => pages,
        page: (_: unknown, { slug }: { slug: string }) => pages.find((page) => page.slug === slug) ?? null,
        articles: (_: unknown, wanted: ListArguments) => toList(withTag(articles, wanted), wanted),
        article: (_: unknown, { slug }: { slug: string }) =>
          articles.find((article) => article.slug === slug) ?? null,
        video: (_: unknown, wanted: ListArguments) => toList(withTag(lessons, wanted), wanted),
        videoBySlug: (_: unknown, { slug }: { slug: string }) =>
          lessons.find((lesson) => lesson.slug === slug) ?? null,
        faqQuestions: (_: unknown, wanted: ListArguments) => toList(withTag(questions, wanted), wanted),
        productsPackageProducts: (
          _: unknown,
          { filter, ...wanted }: ListArguments & { filter?: { ean?: string[] | null } | null },
        ) => {
          const eans = filter?.ean
          return toList(eans ? products.filter(({ ean }) => eans.includes(ean)) : products, wanted)
        },
        redirect: () => null,
        captchaChallenge: () => null,
        contentVersion: () => '1',
      },
      Mutation: {
        sendFaqPackageQuestion: (_: unknown, { input }: { input: SendFaqPackageQuestionInput }) => {
          received.push(input)
          return { id: String(received.length) }
        },
      },
    },
  })
}

function withTag<Thing extends { tags: { slug: string }[] }>(things: Thing[], { tag }: ListArguments) {
  return tag ? things.filter(({ tags }) => tags.some(({ slug }) => slug === tag)) : things
}

function toList<Thing>(all: Thing[], { first, page }: ListArguments) {
  const data = all.slice((page - 1) * first, page * first)
  const lastPage = Math.max(1, Math.ceil(all.length / first))
  return {
    data,
    paginatorInfo: {
      count: data.length,
      currentPage: page,
      hasMorePages: page < lastPage,
      lastPage,
      perPage: first,
      total: all.length,
    },
  }
}
