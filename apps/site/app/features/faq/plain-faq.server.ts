import { type GetFaqQuery, getPlainFaqOperation } from '@pryad/contract/generated/operations.ts'
import { completeList, completeTags } from '#app/api/plain/complete.ts'
import type { PlainWay } from '#app/api/plain/plain-backend.ts'

type Listing = { tag?: string | null | undefined; page?: number | null | undefined }

/** Questions of a plain backend, in the shape of the whole contract: they have no ids there, and are named by their place. */
export const plainFaq: PlainWay<GetFaqQuery, Listing> = async ({ ask }, wanted) => {
  const { faqQuestions } = await ask(getPlainFaqOperation, {})
  const entries = faqQuestions.data.map(({ tags, ...entry }, index) => ({
    ...entry,
    id: String(index + 1),
    tags: completeTags(tags ?? []),
  }))
  return { faqQuestions: completeList(entries, wanted) }
}
