import type { Finding, ObservedAnswer } from './score.ts'

/** Session cookies, as the Observatory recognizes them. */
const session = /login|sess/i
const antiForgery = /csrf|xsrf/i

type Cookie = { name: string; isSecure: boolean; isHttpOnly: boolean; sameSite: string | undefined }

/** Cookies that an answer sets; the worst of them counts. */
export function cookieResult({ headers }: ObservedAnswer): Finding {
  const cookies = headers.getSetCookie().map(readCookie)
  const isProtected = headers.has('strict-transport-security')
  const found = (result: string, modifier: number) => ({ result: `cookies-${result}`, modifier })
  const some = (has: (cookie: Cookie) => boolean) => cookies.some(has)

  if (cookies.length === 0) return found('not-found', 0)
  if (some(({ name, isSecure }) => session.test(name) && !isSecure) && !isProtected)
    return found('session-without-secure-flag', -40)
  if (some(({ name, isHttpOnly }) => session.test(name) && !isHttpOnly))
    return found('session-without-httponly-flag', -30)
  if (some(({ name, sameSite }) => antiForgery.test(name) && sameSite === undefined))
    return found('anticsrf-without-samesite-flag', -20)
  if (some(({ sameSite }) => sameSite !== undefined && !/^(?:strict|lax|none)$/.test(sameSite)))
    return found('samesite-flag-invalid', -20)
  if (some(({ isSecure }) => !isSecure) && !isProtected) return found('without-secure-flag', -20)
  if (some(({ name, isSecure }) => session.test(name) && !isSecure))
    return found('session-without-secure-flag-but-protected-by-hsts', -10)
  if (some(({ isSecure }) => !isSecure)) return found('without-secure-flag-but-protected-by-hsts', -5)
  return some(({ sameSite }) => sameSite === undefined)
    ? found('secure-with-httponly-sessions', 0)
    : found('secure-with-httponly-sessions-and-samesite', 5)
}

function readCookie(text: string): Cookie {
  const [pair = '', ...attributes] = text.split(';').map((part) => part.trim())
  const values = new Map(
    attributes.map((attribute) => {
      const [name = '', value = ''] = attribute.toLowerCase().split('=', 2)
      return [name, value] as const
    }),
  )
  return {
    name: pair.split('=', 1)[0] ?? '',
    isSecure: values.has('secure'),
    isHttpOnly: values.has('httponly'),
    sameSite: values.get('samesite'),
  }
}
