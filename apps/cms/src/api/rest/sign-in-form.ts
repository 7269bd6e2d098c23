/** Requests about signing in and out, a new password and the first account. The panel sends these as forms, with all data in one field. */
const paths = new Set(
  ['login', 'logout', 'forgot-password', 'reset-password', 'first-register', 'refresh-token'].map(
    (name) => `/api/users/${name}`,
  ),
)

/** Whether a request is one of the panel's forms that nobody need be signed in for. */
export function isSignInForm(method: string, path: string): boolean {
  return method === 'POST' && paths.has(path)
}

/**
 * The JSON that the panel has put into the field `_payload` of a form (RFC 7578). Undefined when the form cannot be read, or brings a
 * file: a file of an unknown sender is not to be stored.
 */
export async function fromSignInForm(
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<string | undefined> {
  const type = headers.get('content-type') ?? ''
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form || [...form.values()].some((value) => typeof value !== 'string')) return undefined
  const json = form.get('_payload') ?? '{}'
  return typeof json === 'string' ? json : undefined
}
