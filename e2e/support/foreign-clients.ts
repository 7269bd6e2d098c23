import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { Client, fetchExchange } from '@urql/core'

/** A GraphQL client that knows nothing of this project. */
export type ForeignClient = {
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
