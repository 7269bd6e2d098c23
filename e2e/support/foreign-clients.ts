import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { Client, fetchExchange } from '@urql/core'

/** A GraphQL client that knows nothing of this project. */
type ForeignClient = {
  query: (text: string, variables?: Record<string, unknown>) => Promise<unknown>
  mutate: (text: string, variables: Record<string, unknown>) => Promise<unknown>
}

export type ClientName = keyof typeof foreignClients

/** Clients as their makers' first pages set them up, without a cache: each call is really made. */
export const foreignClients = {
  apollo(uri: string): ForeignClient {
    const client = new ApolloClient({ link: new HttpLink({ uri }), cache: new InMemoryCache() })
    return {
      query: async (text, variables = {}) =>
        (await client.query({ query: gql(text), variables, fetchPolicy: 'no-cache' })).data,
      mutate: async (text, variables) =>
        (await client.mutate({ mutation: gql(text), variables, fetchPolicy: 'no-cache' })).data,
    }
  },

  urql(url: string): ForeignClient {
    const client = new Client({ url, exchanges: [fetchExchange], preferGetMethod: false })
    return {
      async query(text, variables = {}) {
        const { data, error } = await client.query(text, variables).toPromise()
        if (error) throw error
        return data
      },
      async mutate(text, variables) {
        const { data, error } = await client.mutation(text, variables).toPromise()
        if (error) throw error
        return data
      },
    }
  },
}

const preview = 'preview { conversions { name url } }'

/** The calls of the specification (§7), with its operations, its fields and its numbers written where it writes them. */
const specifiedCalls = {
  getArticles: `query {
    articles(first: 100) { data { id title description href ${preview} tags { id name slug } } }
    video { data { id title description href slug ${preview} tags { name slug } } }
  }`,
  getVideo: '{ video { data { title description href id slug } } }',
  getFaq: '{ faqQuestions(first: 100) { data { answer question tags { name slug } } } }',
  getProducts: `query ($ean: [String!]!) {
    productsPackageProducts(filter: { ean: $ean }) { data { links { shop href type } } }
  }`,
  addFaq: `mutation ($input: SendFaqPackageQuestionInput!) {
    sendFaqPackageQuestion(input: $input) { id }
  }`,
}

/** Makes the five calls. `recaptcha` is a response that the backend's captcha takes. */
export async function makeCalls({ query, mutate }: ForeignClient, recaptcha: string) {
  const input = {
    email: 'olga@example.ru',
    name: 'Ольга',
    question: 'Можно ли закрасить седину тоном 6-46?',
    recaptcha,
  }
  return {
    getArticles: await query(specifiedCalls.getArticles),
    getVideo: await query(specifiedCalls.getVideo),
    getFaq: await query(specifiedCalls.getFaq),
    getProducts: await query(specifiedCalls.getProducts, { ean: ['2007700000161'] }),
    addFaq: await mutate(specifiedCalls.addFaq, { input }),
  }
}
