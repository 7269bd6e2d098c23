import { data } from 'react-router'

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
