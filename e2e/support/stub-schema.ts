import type { CountInput, SendFaqPackageQuestionInput } from '@pryad/contract/generated/operations.ts'
import { typeDefs } from '@pryad/contract/generated/type-defs.ts'
import { createSchema } from 'graphql-yoga'
import type { StubContent, StubLesson } from './stub-content.ts'

type ListArguments = { first: number; page: number; tag?: string | null }

/** The contract's own schema over the content that a test gives it. */
export function createStubSchema(
  { site, tags, slides, articles, lessons, questions, products, pages, hits, finderTexts }: StubContent,
  received: SendFaqPackageQuestionInput[],
  counted: CountInput[] = [],
) {
  return createSchema({
    typeDefs,
    resolvers: {
      Query: {
        site: () => site,
        tags: () => tags,
        slides: () => slides,
        finderTexts: () => finderTexts,
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
          const known = withTag(products, wanted)
          return toList(eans ? known.filter(({ ean }) => eans.includes(ean)) : known, wanted)
        },
        redirect: () => null,
        search: (_: unknown, { query, first }: { query: string; first: number }) =>
          hits.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())).slice(0, first),
        captchaChallenge: () => null,
        contentVersion: () => '1',
      },
      Video: {
        position: (lesson: StubLesson) => ({ current: lessons.indexOf(lesson) + 1, total: lessons.length }),
        previous: (lesson: StubLesson) => lessons[lessons.indexOf(lesson) - 1] ?? null,
        next: (lesson: StubLesson) => lessons[lessons.indexOf(lesson) + 1] ?? null,
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
