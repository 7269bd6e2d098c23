import type { Browser, BrowserContext } from '@playwright/test'
import type { Editor } from './editor.ts'

/** The first account, which is an administrator's. */
export const account = { email: 'anna@example.ru', password: 'Parol2026Testa', name: 'Анна' }

export type Role = 'admin' | 'editor' | 'expert'
export type Person = { id: number; email: string; password: string; name: string }

/** Browsers of people as the panel's tests have them; the clock of theirs is not Moscow's, which the panel shows. */
export const browserOptions = {
  viewport: { width: 1280, height: 900 },
  locale: 'ru-RU',
  timezoneId: 'Asia/Vladivostok',
} as const

let addresses = 0
/** An address that nobody has had yet, as a proxy tells it: limits count by address. */
export const ownAddress = () => `198.51.100.${++addresses}`

/** Makes an account whose e-mail address nobody has. */
export async function makeAccount(editor: Editor, name: string, role: Role): Promise<Person> {
  const email = `${role}-${Date.now().toString(36)}@example.ru`
  const person = { email, password: account.password, name }
  const { id } = await editor.create('users', { ...person, role })
  return { ...person, id }
}

/** Colleagues of the first account, each with a browser of their own, made once. */
export class Colleagues {
  private readonly browsers = new Map<string, Promise<BrowserContext>>()
  private readonly browser: Browser
  private readonly editor: Editor
  private readonly cmsUrl: string

  constructor(browser: Browser, editor: Editor, cmsUrl: string) {
    this.browser = browser
    this.editor = editor
    this.cmsUrl = cmsUrl
  }

  /** The browser of somebody who is signed in, and who gets an account when there is none of that name. */
  browserOf(name: string, role: Role): Promise<BrowserContext> {
    const known = this.browsers.get(name) ?? this.signIn(name, role)
    this.browsers.set(name, known)
    return known
  }

  private async signIn(name: string, role: Role): Promise<BrowserContext> {
    const { email, password } = await makeAccount(this.editor, name, role)
    const context = await this.browser.newContext({ ...browserOptions, baseURL: this.cmsUrl })
    await context.request.post('/api/users/login', {
      headers: { origin: this.cmsUrl },
      data: { email, password },
    })
    return context
  }
}
