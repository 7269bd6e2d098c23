import type { CountInput, SendFaqPackageQuestionInput } from '@pryad/contract/generated/operations.ts'
import { typeDefs } from '@pryad/contract/generated/type-defs.ts'
import { createSchema } from 'graphql-yoga'
import type { StubContent, StubLesson } from './stub-content.ts'

type ListArguments = { first: number; page: number; tag?: string | null }

/** The content that a stub API shows at the moment, and the version of the content that it tells. */
export type Shown = { content: StubContent; version: string }

/** The contract's own schema over the content that a test gives it. */
export function createStubSchema(
  shown: Shown,
  received: SendFaqPackageQuestionInput[],
  counted: CountInput[] = [],
) {
  return createSchema({
    typeDefs,
    resolvers: {
      Query: {
        site: () => shown.content.site,
        tags: () => shown.content.tags,
        slides: () => shown.content.slides,
        finderTexts: () => shown.content.finderTexts,
        pages: () => shown.content.pages,
        page: (_: unknown, { slug }: { slug: string }) =>
          shown.content.pages.find((page) => page.slug === slug) ?? null,
        articles: (_: unknown, wanted: ListArguments) =>
          toList(withTag(shown.content.articles, wanted), wanted),
        articlesChangedAt: () => shown.content.articlesChangedAt ?? null,
        article: (_: unknown, { slug }: { slug: string }) =>
          shown.content.articles.find((article) => article.slug === slug) ?? null,
        video: (_: unknown, wanted: ListArguments) => toList(withTag(shown.content.lessons, wanted), wanted),
        videoBySlug: (_: unknown, { slug }: { slug: string }) =>
          shown.content.lessons.find((lesson) => lesson.slug === slug) ?? null,
        faqQuestions: (_: unknown, wanted: ListArguments) =>
          toList(withTag(shown.content.questions, wanted), wanted),
        productsPackageProducts: (
          _: unknown,
          { filter, ...wanted }: ListArguments & { filter?: { ean?: string[] | null } | null },
        ) => {
          const eans = filter?.ean
          const known = withTag(shown.content.products, wanted)
          return toList(eans ? known.filter(({ ean }) => eans.includes(ean)) : known, wanted)
        },
        redirect: (_: unknown, { path }: { path: string }) => shown.content.redirects[path] ?? null,
        search: (
          _: unknown,
          { query, first, kinds }: { query: string; first: number; kinds: string[] | null },
        ) =>
          shown.content.hits
            .filter(
              ({ kind, title }) =>
                title.toLowerCase().includes(query.toLowerCase()) && (kinds?.includes(kind) ?? true),
            )
            .slice(0, first),
        captchaChallenge: () => null,
        contentVersion: () => shown.version,
      },
      Video: {
        position: (lesson: StubLesson) => {
          const { lessons } = shown.content
          return { current: lessons.indexOf(lesson) + 1, total: lessons.length }
        },
        previous: (lesson: StubLesson) => neighbour(shown.content.lessons, lesson, -1),
        next: (lesson: StubLesson) => neighbour(shown.content.lessons, lesson, 1),
      },
      Mutation: {
        sendFaqPackageQuestion: (_: unknown, { input }: { input: SendFaqPackageQuestionInput }) => {
          received.push(input)
          return { id: String(received.length) }
        },
        count: (_: unknown, { entries }: { entries: CountInput[] }) => counted.push(...entries),
      },
    },
  })
}

function neighbour(lessons: StubLesson[], lesson: StubLesson, step: number): StubLesson | null {
  return lessons[lessons.indexOf(lesson) + step] ?? null
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
