import { getPlainArticlesOperation, getPlainFaqOperation } from '@pryad/contract/generated/operations.ts'
import { completeTags } from '#app/api/plain/complete.ts'
import type { PlainBackend } from '#app/api/plain/plain-backend.ts'

/** The topics of everything a plain backend has, in the order in which they are met. */
export async function plainTags({ ask }: PlainBackend): Promise<{ name: string; slug: string }[]> {
  const [{ articles, video }, { faqQuestions }] = await Promise.all([
    ask(getPlainArticlesOperation, {}),
    ask(getPlainFaqOperation, {}),
  ])
  const entries = [...articles.data, ...video.data, ...faqQuestions.data]
  const bySlug = new Map(
    entries.flatMap(({ tags }) => completeTags(tags ?? [])).map(({ name, slug }) => [slug, { name, slug }]),
  )
  return [...bySlug.values()]
}
