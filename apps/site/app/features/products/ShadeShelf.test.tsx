// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aSite } from '#app/features/site/testing/a-site.ts'
import { renderOnSite } from '#app/features/site/testing/render-on-site.tsx'
import { stubNetwork } from '#app/lib/network/testing/stub-network.ts'
import type { Shade } from './product-view.ts'
import { ShadeShelf } from './ShadeShelf.tsx'

const { texts } = aSite()
const { products } = texts.sections

const aShade = (number: number): Shade => ({
  ean: `20000000000${number}`,
  title: `Краска ${number}`,
  number: `${number}`,
  name: 'Тон',
  kind: 'Стойкая крем-краска',
  hex: '#a0522d',
  picture: null,
  path: `/shades/${number}`,
  family: 'natural',
  greyCoverage: 100,
  levels: { min: 1, max: 10 },
  strand: null,
  details: {
    description: `Оттенок номер ${number}.`,
    benefits: [],
    howToUse: { name: 'Способ', value: 'Смешайте крем.' },
    level: null,
    grey: { name: 'Седина', value: '100%', percent: 100 },
    facts: [],
    reviews: { name: 'Отзывы', links: [] },
  },
})

const shades = Array.from({ length: 30 }, (_, index) => aShade(index + 10))

type ShelfOptions = {
  first?: Shade | undefined
  panels?: () => Response | Promise<Response>
  savesData?: boolean
  count?: number
  path?: string
  load?: () => Promise<null>
}

/** A palette of some shades, from 10 on; a browser that saves data fetches no panels ahead. */
function openShelf({
  first = shades[0] ?? aShade(10),
  panels = () => Response.json(shades),
  savesData = true,
  count = 6,
  path = '/',
  load,
}: ShelfOptions = {}) {
  const network = stubNetwork({ '/shade-panels': panels, '/favicon.png': () => new Response() })
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  Object.defineProperty(navigator, 'connection', { value: { saveData: savesData }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const page = renderOnSite(<ShadeShelf strands={shades.slice(0, count)} first={first} />, { path, load })
  return { network, ...page }
}

const strand = (number: number) =>
  within(
    screen.getByRole('navigation', { name: number < 34 ? products.shade : products.otherShades }),
  ).getByRole('link', { name: `${number} Тон` })
const panel = () => within(screen.getByRole('article'))
const shown = () => panel().getByRole('heading').textContent
const said = (number: number) => screen.findByText(`Оттенок номер ${number}.`)
const failure = () => new Response(null, { status: 503 })

test('a colour shows its shade, and is marked; Back leads to where one was, however many one has looked at', async () => {
  const { user, router } = openShelf()
  panel().getByRole('link', { name: `${products.more}: 10 Тон` })
  await act(() => router.navigate('/#products'))
  for (const number of [11, 12]) await user.click(strand(number))
  await said(12)
  await user.click(panel().getByRole('link', { name: `${products.next}: 13 Тон` }))
  await said(13)
  expect(shown()).toBe('13 Тон')
  expect(screen.getAllByRole('link', { current: true })).toEqual([strand(13)])
  expect(router.state.location.hash).toBe(`#shade-${shades[3]?.ean}`)
  expect(panel().getByRole('link', { name: /Где купить: Краска 13/ })).toBeDefined()
  await act(() => router.navigate(-1))
  expect(router.state.location.hash).toBe('#products')
  expect(shown()).toBe('10 Тон')
})

test('the palette opens with the shade that it is told to show first, between its neighbours', () => {
  openShelf({ first: shades[2] })
  expect(shown()).toBe('12 Тон')
  expect(screen.getAllByRole('link', { current: true })).toEqual([strand(12)])
  panel().getByRole('link', { name: `${products.previous}: 11 Тон` })
})

test('a filter pressed just before a colour, and still loading, is not lost', async () => {
  const filtered = Promise.withResolvers<null>()
  const { user, router } = openShelf({ load: () => filtered.promise })
  act(() => void router.navigate('/?grey=covers#products'))
  await user.click(strand(12))
  filtered.resolve(null)
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      search: '?grey=covers',
      hash: `#shade-${shades[2]?.ean}`,
    }),
  )
})

test('pressed for a new tab, a colour leaves this page as it is and leads to the page of its shade', () => {
  const { router } = openShelf()
  const presses: boolean[] = []
  const press = (event: MouseEvent) => {
    presses.push(event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', press, { once: true })
  fireEvent.click(strand(12), { ctrlKey: true })
  expect(presses).toEqual([false])
  expect(strand(12).getAttribute('href')).toBe('/shades/12')
  expect(router.state.location.hash).toBe('')
  expect(shown()).toBe('10 Тон')
})

test('the rest of a large palette is folded; neighbours are neighbours across the seam', async () => {
  const { user } = openShelf({ count: 30, path: `/#shade-${shades[24]?.ean}` })
  await said(34)
  expect(strand(34).closest('details')?.querySelector('summary')?.textContent).toMatch(/\s6$/)
  expect(strand(33).closest('details')).toBeNull()
  await user.click(panel().getByRole('link', { name: `${products.previous}: 33 Тон` }))
  await said(33)
  await user.click(panel().getByRole('link', { name: `${products.next}: 34 Тон` }))
  await said(34)
})

test('the name and the neighbours are there at once; where the rest cannot be had, it is asked for again on a press', async () => {
  const answer = Promise.withResolvers<Response>()
  const { user, network } = openShelf({ panels: () => answer.promise })
  await user.click(strand(12))
  expect(shown()).toBe('12 Тон')
  panel().getByText(texts.common.loading)
  panel().getByRole('link', { name: `${products.next}: 13 Тон` })
  answer.resolve(failure())
  expect((await screen.findByRole('alert')).textContent).toBe(products.unavailable)
  network.answers['/shade-panels'] = () => Response.json(shades)
  await user.click(panel().getByRole('button', { name: texts.common.retry }))
  expect(document.activeElement?.id).toBe(`shade-${shades[2]?.ean}`)
  await said(12)
  expect(panel().queryByText(texts.common.loading)).toBeNull()
})

test('panels that were fetched ahead in vain are asked for again once a shade is wanted, or at once if one is', async () => {
  const first = openShelf({ panels: failure, savesData: false })
  await waitFor(() => expect(first.network.asked('/shade-panels')).toHaveLength(1))
  first.network.answers['/shade-panels'] = () => Response.json(shades)
  await first.user.click(strand(12))
  await said(12)
  first.unmount()

  const ahead = Promise.withResolvers<Response>()
  const { user, network } = openShelf({ panels: () => ahead.promise, savesData: false })
  await waitFor(() => expect(network.asked('/shade-panels')).toHaveLength(1))
  await user.click(strand(12))
  network.answers['/shade-panels'] = () => Response.json(shades)
  ahead.resolve(failure())
  await said(12)
  expect(panel().queryByRole('alert')).toBeNull()
})

test('without a network the panel waits for one, and goes on', async () => {
  const { user, network } = openShelf()
  const { '/shade-panels': answer, ...others } = network.answers
  delete network.answers['/shade-panels']
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  await user.click(strand(12))
  await waitFor(() => expect(document.documentElement.dataset.offline).toBe(''))
  panel().getByText(texts.errors.offline.title)
  online.mockReturnValue(true)
  Object.assign(network.answers, { ...others, '/shade-panels': answer })
  dispatchEvent(new Event('online'))
  await said(12)
})
