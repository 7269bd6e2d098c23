import { isSlug } from '@pryad/contract/slug.ts'
import { data, redirect } from 'react-router'

/** The search parameters that pages know; others in the address are ignored. */
export type PageSearch = { tag?: string; slug?: string; page: number }

/** How many pages of a list an address may ask for. */
export const lastPage = 100

/**
 * Reads and checks the search parameters of a page.
 * @throws 404 when one of them is malformed (spec §2).
 */
export function readSearch(url: URL): PageSearch {
  const tag = readSlug(url, 'tag')
  const slug = readSlug(url, 'slug')
  const page = url.searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,2}$/.test(page) || Number(page) > lastPage) throw notFound(url)
  return { ...(tag ? { tag } : {}), ...(slug ? { slug } : {}), page: Number(page) }
}

function readSlug(url: URL, name: string): string | undefined {
  const value = url.searchParams.get(name)
  if (value === null) return undefined
  // People who shorten an address by hand leave the name of a parameter behind.
  if (value === '') throw redirect(withoutParameter(url, name), 301)
  if (!isSlug(value)) throw notFound(url)
  return value
}

function withoutParameter({ pathname, search }: URL, name: string): string {
  const rest = new URLSearchParams(search)
  rest.delete(name)
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}

/** The error for an address that leads nowhere, with the message of spec §2. */
export function notFound({ pathname, search }: URL) {
  let path = pathname + search
  try {
    path = decodeURI(path)
  } catch {
    // A malformed address is shown as it came.
  }
  return data({ message: `Page not found: ${path}` }, { status: 404, statusText: 'Page Not Found' })
}

/** The error for a page whose one subject could not be loaded, with a message for visitors. */
export function unavailable(...messages: (string | null)[]) {
  return data(
    { message: messages.filter(Boolean).join(' ') || null },
    { status: 503, statusText: 'Internal Server Error', headers: { 'Retry-After': '30' } },
  )
}

/**
 * Loader data of a page some part of which could not be loaded: the page is shown with a kind message in that part's place, but
 * says to machines that it is not whole. `headers` are those of a whole page.
 */
export function withStatus<View>(view: View, isWhole: boolean, headers: HeadersInit = {}) {
  return data(view, isWhole ? { headers } : { status: 503, headers: { 'retry-after': '30' } })
}

const advice = 'Не получилось прочитать форму. Вернитесь к\u00A0ней и\u00A0отправьте её ещё раз.'

/**
 * The form of a request.
 * @throws 400 when its body cannot be read as one.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => null)
  if (!form) throw data({ message: advice }, { status: 400, statusText: 'Bad Request' })
  return form
}
