import type { SiteRequest } from '#app/api/context.ts'
import { fill } from '#app/texts/fill.ts'
import { loadFinder } from './load-finder.server.ts'
import { createFinder } from './work-out.ts'

/** Longer than any address of answers. */
const maxLength = 400

/** The answers of an address in words, to begin a question with; empty when there are none. Nothing about a person is in them. */
export async function answersForQuestion(siteRequest: SiteRequest, search: string | null): Promise<string> {
  if (!search || search.length > maxLength) return ''
  const loaded = await loadFinder(siteRequest)
  const result = loaded && createFinder(loaded.data, loaded.form)(new URLSearchParams(search), []).result
  // A question is kept as it is typed: without signs that nobody sees.
  const answers = result?.summary.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
  return answers && loaded ? `${fill(loaded.typed.askText, { answers })}\n\n` : ''
}
