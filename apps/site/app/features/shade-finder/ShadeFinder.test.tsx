// @vitest-environment happy-dom
import { readShades } from '@pryad/colour/shades/read-shades.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { aSite, withPlainSpaces } from '#app/features/site/testing/a-site.ts'
import { stubNetwork } from '#app/lib/network/testing/stub-network.ts'
import texts from '../../../../../content/finder-texts.json'
import products from '../../../../../content/products.json'
import facts from '../../../../../content/shade-facts.json'
import { finderDataVersion } from './finder-view.ts'
import { toForm } from './form/to-form.server.ts'
import type { ShadeFinder } from './ShadeFinder.tsx'
import { finderTexts } from './typeset-texts.server.ts'
import { createFinder } from './work-out.ts'

/** Shows a strand, and breaks. */
const drawStrand = vi.hoisted(() =>
  vi.fn(async (canvas: HTMLCanvasElement) => {
    canvas.hidden = false
    throw new Error('There is no light')
  }),
)
vi.mock('#app/features/strand/fetch-drawing.ts', () => ({
  fetchDrawing: async () => ({ drawStrand, prepareStrands: async () => undefined }),
}))

const shades = readShades(products, facts.shades).map((shade) => {
  const { shadeNumber: number } = shade
  return { ...shade, number, name: '', title: number, group: '', path: '/', hasShops: false }
})
const form = withPlainSpaces(toForm({ texts, shades, notOffered: [], articles: [], strandUrl: () => '' }))
const words = finderTexts(texts, { articles: [], lessons: [] })
const data = withPlainSpaces({ version: finderDataVersion, shades, ...words })
const finder = createFinder(data, form)
const answered = 'level=6&grey=50&wish=6-0'

/** The finder with the server's answer to an address. */
function Served({ Finder, ticked }: { Finder: typeof ShadeFinder; ticked: string[] }) {
  const state = finder(new URLSearchParams(useLocation().search), ticked)
  return <Finder form={form} served={{ state, ticked, pictures: {} }} texts={aSite().texts} />
}

/** Opens the finder at an address with answers. The palette comes, unless another answer is given for it. */
async function openFinder(
  search = '',
  shadeData: () => Response | Promise<Response> = palette,
  ticked: string[] = [],
) {
  // A page keeps its palette: each test gets one of its own.
  vi.resetModules()
  const { renderOnSite } = await import('#app/features/site/testing/render-on-site.tsx')
  const { ShadeFinder: Finder } = await import('./ShadeFinder.tsx')
  const network = stubNetwork({ '/favicon.png': () => new Response(), '/shade-data': shadeData })
  /** Pages that were asked for: method, address and fields. */
  const pages: string[] = []
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const fields = [...new FormData(this)].map(([name, value]) => `${name}=${value}`).join('&')
    pages.push(`${this.method} ${this.getAttribute('action')} ${fields}`)
    this.remove()
  })
  onTestFinished(() => submitted.mockRestore())
  return {
    network,
    pages,
    ...renderOnSite(<Served Finder={Finder} ticked={ticked} />, { path: `/shade?${search}` }),
  }
}

const palette = () => Response.json(data)
const answer = (name: string, value: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)
  if (!found) throw new Error(`Nobody is asked for ${name}=${value}`)
  return found
}
const button = (label: string) =>
  screen.getByText(label).closest('button') ?? screen.getByRole('button', { name: label })
const submit = () => button('Показать, что получится')
const verdict = () => document.querySelector('#result-title')?.textContent
const stale = () => screen.queryByText(/^Ответы изменились/)
const given = () => {
  const found = document.querySelector('#shade-answers')?.closest('details')
  if (!found) throw new Error('Nobody is asked')
  return found
}
const step = (name: string, index?: number) =>
  (index === undefined
    ? screen.getByText(name, { selector: 'summary *' })
    : screen.getAllByText(name, { selector: 'summary *' })[index]
  )?.closest('details')

test.each([
  [[], 'primary'],
  [['reaction-dye'], 'secondary'],
  [['pregnancy', 'test-unclear'], 'secondary'],
])('with %j ticked the colourist is offered by a button that is %s', async (ticked, look) => {
  await openFinder(answered, palette, ticked)
  expect(screen.getByRole('link', { name: 'Спросить колориста' }).className).toContain(look)
})

test('a change that is not complete leaves the answer, marked; only a press calls it a mistake, and unfolds it', async () => {
  const { user, router } = await openFinder(answered)
  expect(step('Длина')?.open).toBe(false)
  await user.click(answer('hair', 'colored'))
  expect(stale()).not.toBeNull()
  await user.click(answer('hair', 'natural'))
  await waitFor(() => expect(stale()).toBeNull())
  await user.click(answer('hair', 'colored'))
  expect(stale()).not.toBeNull()
  expect(verdict()).toBe('Получится дома')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByText('Какого уровня длина?', { selector: 'summary *' }))
  expect(step('Какого уровня длина?')?.open).toBe(false)
  await user.click(submit())
  await within(await screen.findByRole('alert')).findByText(/^Выберите уровень длины/)
  expect(step('Какого уровня длина?')?.open).toBe(true)
  expect(document.activeElement?.id).toBe('answer-hairLevel')
  await user.click(answer('hairLevel', '4'))
  expect(verdict()).toBe('Только у мастера')
  expect(stale()).toBeNull()
  expect(router.state.location.search).toBe('?level=6&hair=colored&hairLevel=4&grey=50&wish=6-0')
})

test('the form is one line below the answer that somebody asked for, and stays open while they change it', async () => {
  const { user, router } = await openFinder()
  expect(given().open).toBe(true)
  await user.click(answer('level', '6'))
  await user.click(answer('wish', '6-0'))
  await waitFor(() => expect(submit()).toBeTruthy())
  await user.click(submit())
  await waitFor(() => expect(document.activeElement?.id).toBe('result-title'))
  expect(given().open).toBe(false)
  expect(given().querySelector('summary')?.textContent).toBe('Ваши ответы: 6 — тёмно-русый, без седины, 6-0 ')
  await user.click(screen.getByText('Ваши ответы:'))
  await user.click(answer('grey', '50'))
  expect(given().open).toBe(true)
  expect(given().querySelector('summary')?.textContent).toContain('седых около половины')
  await user.click(submit())
  expect(given().open).toBe(false)
  await act(() => router.navigate('/shade'))
  expect(given().open).toBe(true)
})

test('without an answer the opened form is no line of answers that are not there', async () => {
  const { user } = await openFinder(answered)
  await user.click(screen.getByText('Ваши ответы:'))
  expect(screen.queryByText(form.texts.intro)).toBeNull()
  await user.click(answer('hair', 'colored'))
  await user.click(submit())
  await screen.findByRole('alert')
  expect(given().className).toContain('questions')
  expect(given().open).toBe(true)
  expect(screen.queryByText(form.texts.intro)).not.toBeNull()
})

test('another shade is compared until it is the first one of the answer', async () => {
  const { user } = await openFinder(answered)
  const compared = () =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Сравнить с другим оттенком' })
  const columns = () => compared().closest('section')?.querySelectorAll('li').length
  const offered = () => [...compared().options].map(({ value }) => value)
  expect(new Set(offered()).size).toBe(shades.length)
  await user.selectOptions(compared(), '5-0')
  await waitFor(() => expect(columns()).toBe(2))
  await user.click(answer('wish', '5-0'))
  expect(offered()).not.toContain('5-0')
  expect(compared().value).toBe('')
  expect(columns()).toBe(0)
})

test('the questions about the person are one line until they are opened, and under them the verdict is repeated', async () => {
  const { user } = await openFinder(answered)
  const line = screen.getByText('12 вопросов о безопасности')
  expect(line.closest('details')?.open).toBe(false)
  await user.click(line)
  await user.click(answer('safety', 'pregnancy'))
  await screen.findByText('С учётом отметок: «Сначала спросите врача».')
  expect(verdict()).toBe('Сначала спросите врача')
  expect(screen.getByRole('link', { name: 'К ответу' }).getAttribute('href')).toBe('#result-title')
  expect(document.activeElement).toBe(answer('safety', 'pregnancy'))
  await user.click(answer('safety', 'pregnancy'))
  expect(verdict()).toBe('Получится дома')
  expect(screen.queryByText(/^С учётом отметок/)).toBeNull()
  expect(line.closest('details')?.open).toBe(true)
})

test('questions are folded beside an answer, unfolded where one begins again; answers are remembered until they are forgotten', async () => {
  const { user, router } = await openFinder(answered)
  expect(step('Корни')?.open).toBe(false)
  await user.click(screen.getByText('Запомнить на этом устройстве'))
  await act(() => router.navigate('/shade'))
  expect(step('Корни')?.open).toBe(true)
  expect(verdict()).toBeUndefined()
  const saved = screen.getByRole('region', { name: 'Запомненные ответы' })
  const link = within(saved).getByRole('link', { name: /^Корни: 6/ })
  expect(link.getAttribute('href')).toBe(`/shade?${answered}#result`)
  await user.click(screen.getByText('Забыть все'))
  expect(screen.queryByRole('region', { name: 'Запомненные ответы' })).toBeNull()
  expect(localStorage.length).toBe(0)
})

describe('a question with an answer folds away, and says it', () => {
  const summary = (name: string) => step(name)?.querySelector('summary')?.textContent

  test('after a press at once', async () => {
    const { user } = await openFinder()
    await user.click(answer('level', '6'))
    expect(step('Корни')?.open).toBe(false)
    expect(summary('Корни')).toBe('Корни 6 — тёмно-русый')
    expect(document.activeElement).toBe(step('Корни')?.querySelector('summary'))
    // The answer that is chosen already can be meant as well.
    await user.click(answer('grey', '0'))
    expect(step('Седина', 0)?.open).toBe(false)
    await user.click(answer('wish', 'copper'))
    expect(summary('Чего хочется')).toBe('Чего хочется в медь')
  })

  test('after the keyboard, as soon as the focus has left it', async () => {
    const { user } = await openFinder()
    answer('level', '5').focus()
    await user.keyboard(' {ArrowDown}{ArrowDown}')
    expect(answer('level', '7').checked).toBe(true)
    expect(step('Корни')?.open).toBe(true)
    await user.tab()
    expect(step('Корни')?.open).toBe(false)
    expect(document.activeElement?.textContent).toMatch(/^Длина: своя, не красили/)
  })

  test('but stays where a level is not known, so that it can be found out', async () => {
    const { user } = await openFinder()
    await user.click(answer('level', 'unknown'))
    expect(step('Корни')?.open).toBe(true)
  })

  test('whether the lengths are dyed is asked until it is answered', async () => {
    const { user } = await openFinder()
    expect(step('Длина: своя, не красили?')?.open).toBe(false)
    await user.click(answer('hair', 'henna'))
    expect(summary('Длина')).toBe('Длина чистая хна')
    expect(step('Какого уровня длина?')?.open).toBe(true)
  })
})

test('a mistake is not told any longer once «не знаю» is chosen, which stays chosen', async () => {
  const { user } = await openFinder()
  await user.click(submit())
  await within(await screen.findByRole('alert')).findByText(/^Выберите уровень у корней/)
  await user.click(answer('level', 'unknown'))
  expect(screen.queryByText(/^Выберите уровень у корней/)).toBeNull()
  await user.click(submit())
  await screen.findByText(/^Без уровня не посчитать/)
  expect(answer('level', 'unknown')).toHaveProperty('checked', true)
})

test('the foot of the form says what is needed next, then the answer; a refusal names no shade', async () => {
  const { user } = await openFinder()
  const foot = () => withPlainSpaces(submit().previousElementSibling?.textContent ?? '')
  expect(foot()).toBe('Выберите уровень')
  await user.click(answer('level', 'unknown'))
  expect(foot()).toBe('Подскажем, как определить')
  await user.click(answer('wish', 'cover-grey'))
  await user.click(answer('grey', '50'))
  await user.click(answer('level', '6'))
  await waitFor(() => expect(foot()).toBe('Получится дома · 6-0 · 35 мин'))
  await user.click(answer('hair', 'colored'))
  expect(foot()).toBe('Выберите уровень длины')
  await user.click(answer('hairLevel', '1'))
  await user.click(answer('wish', 'blond'))
  await waitFor(() => expect(foot()).toBe('Только у мастера'))
})

describe('while the palette is on its way', () => {
  test('the first press leads to the answer when it comes, or to how to see one’s level', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { user, router, network } = await openFinder('', () => promise)
    await user.click(answer('level', 'unknown'))
    await user.click(answer('wish', 'copper'))
    await user.click(submit())
    resolve(palette())
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Без уровня не посчитать/))
    expect(verdict()).toBeUndefined()
    await user.click(answer('level', '5'))
    await user.click(submit())
    expect(document.activeElement?.id).toBe('result-title')
    expect(verdict()).toMatch(/^Получится/)
    expect(router.state.location.search).toBe('?level=5&wish=copper')
    expect(network.asked('/shade-data')).toHaveLength(1)
  })

  test('ticks take the verdict away at once, and nothing that is answered meanwhile is lost', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { user, router } = await openFinder(answered, () => promise)
    await user.click(answer('safety', 'pregnancy'))
    // In place of the verdict, and under the boxes.
    expect(screen.getAllByText(/^Учитываем то, что вы отметили/)).toHaveLength(2)
    expect(screen.queryByText('Получится дома')).toBeNull()
    expect(screen.queryByText(/^35 мин/)).toBeNull()
    await user.click(answer('safety', 'reaction-dye'))
    await user.click(answer('level', '7'))
    expect(stale()).not.toBeNull()
    resolve(palette())
    await waitFor(() => expect(verdict()).toBe('Нельзя'))
    expect(router.state.location.search).toBe('?level=7&grey=50&wish=6-0')
    expect(answer('safety', 'pregnancy').checked).toBe(true)
    expect(answer('safety', 'reaction-dye').checked).toBe(true)
  })
})

test.each([
  ['does not come', () => new Response(null, { status: 503 })],
  ['is for another build', () => Response.json({ ...data, version: 0 })],
])('a press asks the server when the palette %s', async (_, shadeData) => {
  const { user, pages } = await openFinder('', shadeData)
  await user.click(answer('level', '5'))
  await user.click(answer('wish', 'copper'))
  await user.click(submit())
  await waitFor(() =>
    expect(pages).toEqual([expect.stringMatching(/^get \/shade#result level=5&.*wish=copper/)]),
  )
})

test('no verdict stands beside ticks that cannot be counted; presses ask the server about them, in no address', async () => {
  const { user, pages } = await openFinder(answered, () => new Response(null, { status: 503 }))
  await user.click(answer('safety', 'reaction-dye'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Отмеченное пока не учтено/)
  expect(verdict()).toBeUndefined()
  expect(screen.queryByText(/^35 мин/)).toBeNull()
  expect(screen.queryByText(/^Держать/)).toBeNull()
  await user.click(button('Учесть'))
  await user.click(answer('safety', 'reaction-dye'))
  await screen.findByRole('alert')
  await user.click(button('Учесть'))
  await user.click(answer('safety', 'pregnancy'))
  await user.click(answer('level', '7'))
  await user.click(submit())
  await waitFor(() => expect(pages).toHaveLength(3))
  expect(pages).toEqual([
    `post /shade?${answered}#result safety=reaction-dye`,
    `post /shade?${answered}#result `,
    expect.stringMatching(/^post \/shade\?level=7&[^#]*#result safety=pregnancy$/),
  ])
})

test('the border and the minutes say in words what is seen', async () => {
  await openFinder(answered)
  const [border] = screen.getAllByRole('slider', { name: 'Граница между «до» и «после»' })
  const [time] = screen.getAllByRole('slider', { name: /^Цвет со временем/ })
  if (!border || !time) throw new Error('There is no strand')
  const words = (slider: HTMLElement) => slider.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')
  const heads = 'До: уровень 6, седых около половины. После 6-0: ровный цвет, седина закрыта.'
  expect(words(border)).toContain('50 %')
  expect(words(border)).toContain(heads)
  fireEvent.change(border, { target: { value: '20' } })
  expect(words(border)).toContain('20 %')
  expect(words(time)).toBe('35 минут из 35')
  fireEvent.change(time, { target: { value: '12' } })
  expect(words(time)).toBe('12 минут из 35')
})

test('another answer is drawn, and where drawing fails plain colours are shown', async () => {
  const { user } = await openFinder(answered)
  await user.click(answer('level', '7'))
  const [strand] = await screen.findAllByRole('img', { name: /^До: уровень 7/ })
  const canvas = strand?.querySelector('canvas')
  await waitFor(() => expect(drawStrand.mock.calls.map(([drawn]) => drawn)).toContain(canvas))
  await waitFor(() => expect(document.querySelector('canvas:not([hidden])')).toBeNull())
  expect(strand?.querySelector('svg')).not.toBeNull()
})
