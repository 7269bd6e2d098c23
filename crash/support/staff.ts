import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Installation } from './installation.ts'

const password = 'Parol2026Testa'

type Json = Record<string, unknown>

/** A person who is signed in to the panel. */
export type Staff = {
  send: <Answer = Json>(method: string, path: string, data?: Json) => Promise<Answer>
  /** Where the panel's «Предпросмотр» leads to. */
  preview: (document: string) => Promise<string | null>
}

/** Makes the first account, an administrator's, with the code that the start has laid down. */
export async function firstAccount({
  cmsUrl,
  dataDir,
}: Pick<Installation, 'cmsUrl' | 'dataDir'>): Promise<Staff> {
  const code = await readFile(path.join(dataDir, 'secrets/first-account-code'), 'utf8').catch(() => '')
  return enter(cmsUrl, 'first-register', { name: 'Анна', code: code.trim() })
}

/** The administrator of the first account enters, through any instance of the cms. */
export function signIn(cmsUrl: string): Promise<Staff> {
  return enter(cmsUrl, 'login')
}

async function enter(cmsUrl: string, way: 'first-register' | 'login', more: Json = {}): Promise<Staff> {
  const account = { email: 'anna@example.ru', password, ...more }
  const { token } = await send<{ token: string }>(cmsUrl, {}, 'POST', `/users/${way}`, account)
  const headers = { authorization: `JWT ${token}` }
  return {
    send: (method, address, data) => send(cmsUrl, headers, method, address, data),
    preview: async (document) => {
      const address = `${cmsUrl}/api/preview?${new URLSearchParams({ document })}`
      return (await fetch(address, { headers, redirect: 'manual' })).headers.get('location')
    },
  }
}

/** Gives the installation `count` people in all who are notified of questions. */
export async function hireRecipients(staff: Staff, count: number): Promise<void> {
  const { docs } = await staff.send<{ docs: { id: number }[] }>('GET', '/users?limit=1')
  await staff.send('PATCH', `/users/${docs[0]?.id}`, { toldOfQuestions: true })
  for (let number = 2; number <= count; number++) {
    const email = `expert-${number}@example.ru`
    await staff.send('POST', '/users', {
      email,
      password,
      name: 'Эксперт',
      role: 'expert',
      toldOfQuestions: true,
    })
  }
}

async function send<Answer>(
  cmsUrl: string,
  headers: Record<string, string>,
  method: string,
  address: string,
  data?: Json,
): Promise<Answer> {
  const answer = await fetch(`${cmsUrl}/api${address}`, {
    method,
    headers: { ...headers, ...(data ? { 'content-type': 'application/json' } : {}) },
    ...(data ? { body: JSON.stringify(data) } : {}),
  })
  if (!answer.ok)
    throw new Error(`${method} ${address} was answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
