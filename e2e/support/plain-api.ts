import type { SendFaqPackageQuestionInput } from '@pryad/contract/generated/operations.ts'
import { createSchema } from 'graphql-yoga'
import { type StubApi, startApi } from './stub-api.ts'

const typeDefs = /* GraphQL */ `
  type Query {
    articles(first: Int): Articles!
    video: Videos!
    faqQuestions(first: Int): Questions!
    productsPackageProducts(filter: EanFilter!): Products!
  }
  type Mutation {
    sendFaqPackageQuestion(input: SendFaqPackageQuestionInput!): Sent!
  }
  type Articles { data: [Article!]! }
  type Videos { data: [Lesson!]! }
  type Questions { data: [Question!]! }
  type Products { data: [Product!]! }
  type Picture { conversions: [Cut!]! }
  type Cut { name: String!, url: String! }
  type Topic { id: ID!, name: String!, slug: String! }
  type Article { id: ID!, title: String!, description: String, href: String!, preview: Picture, tags: [Topic!]! }
  type Lesson { id: ID!, title: String!, description: String, href: String!, slug: String!, preview: Picture, tags: [Topic!]! }
  type Question { question: String!, answer: String!, tags: [Topic!]! }
  type Product { links: [Link!]! }
  type Link { shop: String!, href: String!, type: String! }
  type Sent { id: ID! }
  input EanFilter { ean: [String!]! }
  input SendFaqPackageQuestionInput { name: String!, email: String!, question: String!, recaptcha: String! }
`

const grey = { id: '1', name: 'Седина', slug: 'sedina' }
const copper = { id: '2', name: 'Медь', slug: 'med' }

/** The content of the plain backend: addresses relative, absolute and of other sites. */
export const plainContent = {
  ean: '2007700000161',
  articles: [
    {
      id: '11',
      title: 'Седина без пятен',
      description: 'Три приёма для висков.',
      href: '/articles/sedina-bez-pyaten',
      preview: { conversions: [{ name: 'preview_3_2', url: '/media/braid.0123456789.webp' }] },
      tags: [grey],
    },
    {
      id: '12',
      title: 'Медь дома',
      description: null,
      href: 'blog/2026/med-doma.html',
      preview: null,
      tags: [copper],
    },
    {
      id: '13',
      title: 'Рассказ журнала',
      description: 'Читайте у соседей.',
      href: 'https://journal.example/rasskaz',
      preview: { conversions: [] },
      tags: [grey, copper],
    },
  ],
  lessons: [
    {
      id: '21',
      title: 'Красим корни',
      description: 'Урок в файле.',
      href: '/lessons/roots.0123456789.mp4',
      slug: 'korni',
      preview: null,
      tags: [grey],
    },
    {
      id: '22',
      title: 'Тонируем блонд',
      description: 'Урок на площадке.',
      href: 'https://rutube.ru/video/0123456789abcdef0123456789abcdef/',
      slug: 'blond',
      preview: null,
      tags: [],
    },
  ],
  questions: [
    { question: 'Мыть ли голову?', answer: '<p>Нет, не мойте.</p>', tags: [grey] },
    {
      question: 'Где купить оттенок?',
      answer: '<p><a href="/shops?ean=2007700000161">Вот здесь</a>.</p>',
      tags: [],
    },
  ],
  links: [
    { shop: 'Ozon', href: 'https://www.ozon.ru/product/1', type: 'shop' },
    { shop: 'Обзор', href: 'https://blog.example/1', type: 'review' },
  ],
}

/** A backend whose schema has the specification's fields and not one more: a query for any other field fails validation, as at any server. */
export function startPlainApi(): Promise<StubApi> {
  return startApi((questions) =>
    createSchema({
      typeDefs,
      resolvers: {
        Query: {
          articles: () => ({ data: plainContent.articles }),
          video: () => ({ data: plainContent.lessons }),
          faqQuestions: () => ({ data: plainContent.questions }),
          productsPackageProducts: (_: unknown, { filter }: { filter: { ean: string[] } }) => ({
            data: filter.ean.includes(plainContent.ean) ? [{ links: plainContent.links }] : [],
          }),
        },
        Mutation: {
          sendFaqPackageQuestion: (_: unknown, { input }: { input: SendFaqPackageQuestionInput }) => {
            questions.push(input)
            return { id: questions.length }
          },
        },
      },
    }),
  )
}
