import type { Role } from '../../src/access/roles.ts'
import type { TestCms } from './cms.ts'

export const password = 'Parol2026Testa'

let lastPerson = 0

/** A signed-in user of the panel. */
export type SignedIn = {
  id: number
  email: string
  /** Headers of their requests. */
  headers: Record<string, string>
}

/** Makes an account and signs in with it, as a browser does. */
export async function signIn(cms: TestCms, role: Role, name = 'Сотрудник'): Promise<SignedIn> {
  lastPerson += 1
  const email = `${role}-${lastPerson}@example.ru`
  const { id } = await cms.payload.create({ collection: 'users', data: { email, password, name, role } })
  return { id, email, headers: await logIn(cms, email) }
}

/** Begins one more session of an account: the headers of its requests. */
export async function logIn(cms: TestCms, email: string, userAgent = ''): Promise<Record<string, string>> {
  const response = await tryLogIn(cms, { email, password }, { 'user-agent': userAgent })
  const { token } = await response.json()
  if (!token) throw new Error(`Signing in as ${email} was answered ${response.status}.`)
  return { authorization: `JWT ${token}` }
}

export function tryLogIn(
  cms: TestCms,
  credentials: { email: string; password: string },
  headers: Record<string, string> = {},
): Promise<Response> {
  return send(cms, 'POST', '/users/login', credentials, headers)
}

/** A request to the REST interface with a JSON body. */
export function send(
  cms: TestCms,
  method: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return cms.rest(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
