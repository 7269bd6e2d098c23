// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aSite } from '#app/features/site/testing/a-site.ts'
import { renderOnSite } from '#app/features/site/testing/render-on-site.tsx'
import { watchCounts } from '#app/features/statistics/testing/watch-counts.ts'
import { stubNetwork } from '#app/lib/network/testing/stub-network.ts'
import { QuickSearch } from './QuickSearch.tsx'

const { texts } = aSite()
const { search } = texts.sections
const labels = texts.popups.search

const entry = (title: string) => ({ href: `/found/${title}`, title, place: '', snippet: [], picture: null })
const found = (...titles: string[]) =>
  Response.json({
    groups: titles.length > 0 ? [{ kind: 'shades', title: 'Оттенки', entries: titles.map(entry) }] : [],
    count: titles.length,
    isCut: false,
  })

/** The search of a site that finds two documents for every query. */
function openSearch() {
  const network = stubNetwork({
    '/favicon.png': () => new Response(),
    '/search-hits': ({ search: asked }) => found(`${asked.get('q')} 1`, `${asked.get('q')} 2`),
  })
  const leave = vi.fn()
  const ask = vi.fn()
  const page = renderOnSite(
    <QuickSearch
      texts={texts}
      onLeave={leave}
      onAsk={ask}
      topics={(query) => <p>{query ? `Темы рядом с «${query}»` : 'Все темы'}</p>}
    />,
  )
  return { network, leave, ask, counts: watchCounts(), ...page }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: search.label })
const chosen = () => screen.queryByRole('option', { selected: true })

test('finds while somebody types; arrows go through the results and the field itself, and Enter opens', async () => {
  const { user, leave, counts } = openSearch()
  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('6-4')
  const options = await screen.findAllByRole('option')
  // The keys of an input method choose among its words.
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
  expect(chosen()).toBeNull()
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toBe(options[1])
  expect(field().getAttribute('aria-activedescendant')).toBe(options[1]?.id)
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBeNull()
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBe(options[0])
  expect(document.activeElement).toBe(screen.getByRole('combobox', { expanded: true }))
  await user.keyboard('{Enter}')
  expect(leave.mock.calls).toEqual([['/found/6-4 1']])
  expect(counts).toEqual(['search 6-4', 'search-pressed 6-4'])
})

test('Home moves in the text, and Escape is left to the popup at once', async () => {
  const { user } = openSearch()
  const escapes: boolean[] = []
  const watch = ({ key, defaultPrevented }: KeyboardEvent) =>
    key === 'Escape' && escapes.push(defaultPrevented)
  addEventListener('keydown', watch)
  onTestFinished(() => removeEventListener('keydown', watch))
  await user.keyboard('седина')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}{Home}')
  expect(chosen()).toBeNull()
  expect(field().selectionStart).toBe(0)
  await user.keyboard('{Escape}')
  expect(escapes).toEqual([false])
})

test('Enter without a choice leads to all that was found, which is said aloud', async () => {
  const { user, leave } = openSearch()
  await user.keyboard('корни')
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Нашлось 2/))
  await user.keyboard('{Enter}')
  expect(leave.mock.calls).toEqual([[`/search?q=${encodeURIComponent('корни')}`]])
})

test('queries that led somewhere are offered again on this device, and can be forgotten', async () => {
  const first = openSearch()
  for (const query of ['седина', 'корни']) {
    await first.user.type(field(), query)
    await first.user.click(await screen.findByRole('option', { name: `${query} 1` }))
    await first.user.clear(field())
  }
  await first.user.type(field(), 'борода')
  await screen.findByRole('option', { name: 'борода 1' })
  first.unmount()
  const { user } = openSearch()
  const recent = screen
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.textContent)
  expect(recent).toEqual(['корни', 'седина'])
  await user.click(screen.getByRole('button', { name: 'Убрать из недавних: корни' }))
  await user.click(screen.getByRole('button', { name: 'седина' }))
  expect(field().value).toBe('седина')
  expect(document.activeElement).toBe(field())
  await user.clear(field())
  await user.click(screen.getByRole('button', { name: labels.forgetAll }))
  expect(screen.queryByText(labels.recent)).toBeNull()
  expect(document.activeElement).toBe(field())
  expect(localStorage.getItem('recent-queries')).toBeNull()
})

test('an answer that is late for its query is dropped', async () => {
  const { user, network } = openSearch()
  const late = Promise.withResolvers<Response>()
  network.answers['/search-hits'] = ({ search: asked }) =>
    asked.get('q') === 'сед' ? late.promise : found('Борода')
  await user.keyboard('сед')
  await waitFor(() => expect(network.asked('/search-hits')).toHaveLength(1))
  await user.clear(field())
  await user.keyboard('борода')
  await screen.findByRole('option', { name: 'Борода' })
  await act(async () => late.resolve(found('Седина')))
  await user.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Борода'])
})

test('a query that finds nothing is counted once its answer was read; so is one whose results nobody opened', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { user, network, counts, unmount } = openSearch()
  network.answers['/search-hits'] = ({ search: asked }) =>
    asked.get('q') === 'корни' ? found('Корни') : found()
  await user.keyboard('фыва')
  await screen.findByRole('button', { name: labels.ask })
  expect(counts).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(counts).toEqual(['search-empty фыва'])
  await user.clear(field())
  await user.keyboard('корни')
  await screen.findByRole('option')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  unmount()
  expect(counts).toEqual(['search-empty фыва', 'search корни'])
})

test('where nothing is found there are topics, and the query can become a question', async () => {
  const { user, network, ask, counts } = openSearch()
  screen.getByText('Все темы')
  network.answers['/search-hits'] = () => found()
  await user.keyboard('фыва')
  expect(await screen.findAllByText('По запросу «фыва» ничего не нашлось')).not.toEqual([])
  screen.getByText('Темы рядом с «фыва»')
  await user.click(screen.getByRole('button', { name: labels.ask }))
  expect(ask.mock.calls).toEqual([['фыва']])
  expect(counts).toEqual(['search-empty фыва'])
})

test('without the API it says so, and searches again on a press', async () => {
  const { user, network } = openSearch()
  network.answers['/search-hits'] = () => new Response(null, { status: 503 })
  await user.keyboard('седина')
  expect((await screen.findByRole('alert')).textContent).toBe(search.unavailable)
  network.answers['/search-hits'] = () => found('Седина')
  await user.click(screen.getByRole('button', { name: labels.retry }))
  await screen.findByRole('option', { name: 'Седина' })
  expect(document.activeElement).toBe(field())
})

test('without a network it says so, and goes on when there is one', async () => {
  const { user, network } = openSearch()
  const answer = network.answers['/search-hits']
  delete network.answers['/search-hits']
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  await user.keyboard('седина')
  await screen.findByText(texts.errors.offline.title)
  online.mockReturnValue(true)
  if (answer) network.answers['/search-hits'] = answer
  dispatchEvent(new Event('online'))
  await screen.findByRole('option', { name: 'седина 1' })
  expect(screen.queryByText(texts.errors.offline.title)).toBeNull()
})
