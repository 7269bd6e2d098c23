// @vitest-environment happy-dom
import fc from 'fast-check'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEditView, stateOf } from './testing/edit-view.tsx'

const texts = { title: 'Седина', description: 'Коротко', note: 'Ещё' }
const errorMessage = 'Ошибка в описании.'
type Name = keyof typeof texts
type Texts = Record<Name, string>

/** A server that takes its time with each request: before it looks at it, and before its answer arrives. */
class SlowServer {
  stored: Texts = { ...texts }
  saves = 0
  /** The description that it does not publish. */
  mistake: string | undefined
  private readonly delays: Iterator<[number, number]>

  constructor(delays: [number, number][]) {
    this.delays = delays.values()
  }

  get updatedAt(): string {
    return new Date(Date.UTC(2026, 10, 26) + this.saves).toISOString()
  }

  readonly fetch: typeof window.fetch = async (input, init) => {
    if (String(input).endsWith('/me')) return Response.json({ user: { id: 1 }, exp: 4_000_000_000 })
    if (String(input).includes('/access')) return Response.json(everything)
    if (init?.method !== 'PATCH') return Response.json({})
    return this.slowly(() => {
      if (new Headers(init.headers).get('if-match') !== `"${this.updatedAt}"`)
        return Response.json({ errors: [{ message: 'Изменил кто-то другой.' }] }, { status: 412 })
      const sent = JSON.parse(String((init.body as FormData).get('_payload')))
      if (sent.description === this.mistake && !String(input).includes('autosave')) {
        const errors = [{ path: 'description', message: errorMessage }]
        return Response.json({ errors: [{ data: { errors } }] }, { status: 400 })
      }
      this.stored = pick(sent)
      this.saves += 1
      return Response.json({ doc: { ...sent, updatedAt: this.updatedAt } })
    })
  }

  readonly answerForm = ({ args }: { args: Record<string, unknown> }) =>
    this.slowly(() => {
      const state = stateOf(pick((args.data ?? valuesOf(args.formState)) as Texts))
      const isWrong = !args.skipValidation && state.description?.value === this.mistake
      return {
        state: isWrong
          ? { ...state, description: { ...state.description, valid: false, errorMessage } }
          : state,
      }
    })

  private async slowly<Answer>(answer: () => Answer): Promise<Answer> {
    const [before, after] = this.delays.next().value ?? [0, 0]
    await wait(before)
    const answered = answer()
    await wait(after)
    return answered
  }
}

const rights = { create: true, fields: true, read: true, update: true }
const everything = { ...rights, collections: { articles: rights } }
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const pick = ({ title, description, note }: Texts): Texts => ({ title, description, note })
const valuesOf = (state: unknown) =>
  Object.fromEntries(Object.entries(state as object).map(([name, { value }]) => [name, value]))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** The same, and the form is drawn as often as it may be meanwhile. */
const passSlowly = async (ms: number) => {
  for (let left = ms; left > 0; left -= 100) await pass(100)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // The panel names each of its words that has no translation here, and React each state that a timer changes.
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens the form; gives what a person does with it and sees in it. */
async function open(server: SlowServer) {
  vi.stubGlobal('fetch', server.fetch)
  window.localStorage.clear()
  const { place, close } = await openEditView(texts, server.updatedAt, server.answerForm as never)
  await pass(1000)
  const field = (name: Name) => {
    const input = place.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (!input) throw new Error(`There is no field ${name}.`)
    return input
  }
  return {
    close,
    shown: (): Texts => ({
      title: field('title').value,
      description: field('description').value,
      note: field('note').value,
    }),
    isShownAsSaved: () =>
      /lastSavedAgo/.test(place.querySelector('.autosave')?.textContent ?? '') &&
      !place.querySelector('[data-typed], [data-unsaved]'),
    /** Types at the end of a field, unless the form takes nothing; gives what is typed. */
    type: async (name: Name, word: string): Promise<string> => {
      const input = field(name)
      await act(async () => {
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        setValue?.call(input, input.value + word)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      })
      return word
    },
    mistakes: () => [...place.querySelectorAll('.field-error')].map((error) => error.textContent),
    publish: () => act(async () => place.querySelector<HTMLButtonElement>('#action-save')?.click()),
  }
}

type Step = { name: Name | 'publish'; pause: number }

const steps = fc.array(
  fc.record<Step>({
    name: fc.constantFrom('title', 'description', 'note', 'title', 'description', 'note', 'publish'),
    pause: fc.oneof(fc.constantFrom(0, 300, 2100), fc.nat(9000)),
  }),
  { minLength: 2, maxLength: 12 },
)
const delays = fc.array(fc.tuple(fc.nat(15_000), fc.nat(15_000)), { maxLength: 20 })

test('whatever is typed while answers are late stays in its field and is stored, and is not said to be stored before', async () => {
  await fc.assert(
    fc.asyncProperty(steps, delays, async (steps, delays) => {
      const server = new SlowServer(delays)
      const form = await open(server)
      const typed: Texts = { ...texts }
      const look = () => {
        expect(form.shown()).toEqual(typed)
        if (form.isShownAsSaved()) expect(server.stored).toEqual(typed)
      }
      try {
        for (const [index, { name, pause }] of steps.entries()) {
          if (name === 'publish') await form.publish()
          else typed[name] += await form.type(name, ` ${index}`)
          look()
          await pass(pause)
          look()
        }
        for (let second = 0; second < 600 && delays.length > 0; second += 30) await pass(30_000)
        await pass(30_000)
        look()
        expect(server.stored).toEqual(typed)
        expect(form.isShownAsSaved() || server.saves === 0).toBe(true)
      } finally {
        await form.close()
      }
    }),
    { seed: 2026, numRuns: 10 },
  )
})

test('the mistake of a refused publication is shown until it is mended, also after the draft is saved', async () => {
  const server = new SlowServer([])
  server.mistake = 'Коротко'
  const form = await open(server)
  await form.type('note', ' и ещё')
  await form.publish()
  for (let saves = 0; saves < 2; saves++) {
    await passSlowly(4000)
    expect(form.mistakes()).toEqual([errorMessage])
    await form.type('title', '!')
  }
  expect(server.stored).toMatchObject({ title: 'Седина!', note: 'Ещё и ещё' })
  await form.type('description', ' и ясно')
  await passSlowly(1000)
  expect(form.mistakes()).toEqual([])
  await form.publish()
  await passSlowly(1000)
  expect(form.mistakes()).toEqual([])
  await form.close()
})
