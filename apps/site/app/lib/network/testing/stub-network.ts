import { onTestFinished, vi } from 'vitest'

type Asked = { path: string; search: URLSearchParams; form: URLSearchParams; signal: AbortSignal | undefined }
type Answer = (request: Asked) => Response | Promise<Response>

/** Answers the requests of a test by their paths, and lists them. A path without an answer is a network that is down. */
export function stubNetwork(answers: Record<string, Answer> = {}) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, { body, signal }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const request = {
      path: pathname,
      search: searchParams,
      form: new URLSearchParams(body instanceof URLSearchParams ? body : ''),
      signal: signal ?? undefined,
    }
    asked.push(request)
    const answer = answers[pathname]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(request)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return { answers, asked: (path: string) => asked.filter((request) => request.path === path) }
}
