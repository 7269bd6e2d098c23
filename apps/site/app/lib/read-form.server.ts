import { data } from 'react-router'

/**
 * The form of a request.
 * @throws 400 when what was sent cannot be read as one.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => null)
  if (!form) throw data({ message: null }, { status: 400, statusText: 'Bad Request' })
  return form
}
