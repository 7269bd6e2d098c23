import { useState } from 'react'
import { z } from 'zod'
import { fetchCms } from '../panel/fetch-cms.ts'

const answerShape = z.object({
  errors: z
    .array(
      z.object({
        message: z.string().catch(''),
        data: z
          .looseObject({ errors: z.array(z.object({ path: z.string(), message: z.string() })).catch([]) })
          .nullish()
          .catch(null),
      }),
    )
    .catch([]),
})

/** The result of a request: the answer, or a message for the person. */
export type Outcome =
  | { ok: true; answer: unknown }
  | {
      ok: false
      message: string
      /** Faults of single fields, by their names. */
      fields: Record<string, string>
      /** Further data of the refusal. */
      data: Record<string, unknown>
    }

const noConnection = 'Сервер не\u00a0отвечает. Проверьте связь и\u00a0попробуйте ещё раз.'
const otherwise =
  'На\u00a0сервере что-то сломалось. Попробуйте через минуту; не\u00a0поможет\u00a0— скажите тому, кто следит за\u00a0сервером.'

/** Asks the cms's own interface about an account. Never throws. `path` begins after `/api/users`. */
export async function callApi(
  path: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
): Promise<Outcome> {
  const response = await fetchCms(`/users${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': 'ru' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  if (!response) return { ok: false, message: noConnection, fields: {}, data: {} }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return { ok: true, answer }
  const [error] = answerShape.safeParse(answer).data?.errors ?? []
  const { errors: wrong = [], ...data } = error?.data ?? {}
  // A failure without words of ours has Payload’s, which help nobody.
  const message = (response.status !== 500 && error?.message) || otherwise
  return {
    ok: false,
    message: wrong.length > 0 ? '' : message,
    fields: Object.fromEntries(wrong.map(({ path: field, message: problem }) => [field, problem])),
    data,
  }
}

/** The answer to a step that was refused: the fault of the whole, and of its fields. */
export type Refused = { message: string; fields: Record<string, string> }

const nothingWrong: Refused = { message: '', fields: {} }

/** Sends a step of signing in; `isBusy` until it is answered, then `refused` holds the problem of a refusal. */
export function useSending() {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState(nothingWrong)

  /** `work` returns the problem, or undefined when the next step is shown already. */
  async function send(work: () => Promise<Refused | undefined>): Promise<void> {
    setBusy(true)
    setRefused(nothingWrong)
    const problem = await work()
    setBusy(false)
    if (problem) setRefused(problem)
  }
  return { isBusy, refused, refuse: setRefused, send }
}
