import type { ForeignClient } from './foreign-clients.ts'

const preview = 'preview { conversions { name url } }'

/** The calls of the specification (§7), with its operations, its fields and its numbers written where it writes them. */
export const specifiedCalls = {
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
