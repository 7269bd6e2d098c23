// @vitest-environment happy-dom
import { readShades } from '@pryad/colour/shades/read-shades.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aSite, withPlainSpaces } from '#app/features/site/testing/a-site.ts'
import { renderOnSite } from '#app/features/site/testing/render-on-site.tsx'
import { stubNetwork } from '#app/lib/network/testing/stub-network.ts'
import texts from '../../../../../../content/finder-texts.json'
import products from '../../../../../../content/products.json'
import facts from '../../../../../../content/shade-facts.json'
import { finderDataVersion } from '../finder-view.ts'
import { toForm } from '../form/to-form.server.ts'
import { finderTexts } from '../typeset-texts.server.ts'
import { createFinder } from '../work-out.ts'
import { MyPlan } from './MyPlan.tsx'
import { daysFrom, todayHere } from './plan-days.ts'

const shades = readShades(products, facts.shades).map((shade) => {
  const { shadeNumber: number } = shade
  return { ...shade, number, name: 'Имя', title: number, group: '', path: '/', hasShops: false }
})
const form = withPlainSpaces(toForm({ texts, shades, notOffered: [], articles: [], strandUrl: () => '' }))
const words = finderTexts(texts, { articles: [], lessons: [] })
const finder = createFinder(withPlainSpaces({ version: finderDataVersion, shades, ...words }), form)
const search = 'level=6&grey=50&wish=6-0'

type Opening = { answers?: string; ticked?: string[]; isCounted?: boolean }

function openPlan({ answers = search, ticked = [], isCounted = true }: Opening = {}) {
  const { result, hasPicture } = finder(new URLSearchParams(answers), ticked)
  if (!result) throw new Error('There is no answer')
  const plan = (
    <MyPlan
      search={answers}
      result={result}
      isCounted={isCounted}
      hasPicture={hasPicture}
      page={form.texts}
      texts={aSite().texts.common}
    />
  )
  return renderOnSite(plan, { path: `/shade?${answers}` })
}

const saving = () => screen.queryByRole('link', { name: 'Сохранить картинку' })
const field = () => screen.getByLabelText<HTMLInputElement>('День окрашивания')

/** The device shares files, by this function. */
function stubSharing(share: (data: ShareData) => Promise<void>) {
  Object.assign(navigator, { share, canShare: () => true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'canShare')
  })
}

test('the picture is a link to be saved, with a day of dyeing to begin with', () => {
  openPlan()
  const day = daysFrom(todayHere()).usual
  expect(field().value).toBe(day)
  expect(saving()?.getAttribute('href')).toBe(`/shade/plan.jpg?${search}&day=${day}`)
  expect(saving()?.hasAttribute('download')).toBe(true)
})

test('a chosen day tells that of the test, two days before', () => {
  vi.useFakeTimers({ now: new Date(2027, 11, 1), toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  openPlan()
  fireEvent.change(field(), { target: { value: '2028-03-01' } })
  expect(screen.getAllByText('Тест на коже: 28 февраля, понедельник')).toHaveLength(2)
  expect(saving()?.getAttribute('href')).toContain('&day=2028-03-01')
})

test('a day further off than anybody plans is not drawn', () => {
  openPlan()
  fireEvent.change(field(), { target: { value: '2090-12-14' } })
  expect(saving()?.getAttribute('href')).not.toContain('day=')
})

test('only a day that cannot be is announced', () => {
  openPlan()
  const announced = () => screen.getByRole('status').textContent
  expect(announced()).toBe('')
  fireEvent.change(field(), { target: { value: todayHere() } })
  expect(announced()).toMatch(/^Тест длится 48 часов/)
})

test('a day that leaves no time for the test is told, and not drawn', () => {
  openPlan()
  fireEvent.change(field(), { target: { value: todayHere() } })
  expect(screen.getByText(/^Тест длится 48 часов/)).toBeTruthy()
  expect(saving()?.getAttribute('href')).not.toContain('day=')
  fireEvent.change(field(), { target: { value: daysFrom(todayHere()).first } })
  expect(screen.queryByText(/^Тест длится 48 часов/)).toBeNull()
})

test('a balm says who needs the test', () => {
  openPlan({ answers: 'level=9&wish=no-yellow' })
  expect(
    screen.getAllByText(/^Тест на коже: .*, если бальзам для вас новый или кожа чувствительна$/),
  ).toHaveLength(2)
})

test.each([[['pregnancy']], [['under-16']], [['reaction-dye']], [['too-soon']]])(
  'with %j ticked there is neither a picture nor a day, and no message tells of a plan',
  (ticked) => {
    openPlan({ ticked })
    expect(saving()).toBeNull()
    expect(document.querySelector('img')).toBeNull()
    expect(screen.queryByLabelText('День окрашивания')).toBeNull()
    const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'В Telegram' }).href)
    expect(searchParams.get('text')).not.toMatch(/план|6-0/)
    expect(document.body.textContent).not.toContain('Купить')
  },
)

test('while ticks are not counted nothing of the plan is shown', () => {
  openPlan({ isCounted: false })
  expect(document.body.textContent).not.toContain('6-0')
  expect(document.querySelector('img')).toBeNull()
})

test('where the device takes files the picture is sent', async () => {
  const share = vi.fn(async () => undefined)
  stubSharing(share)
  stubNetwork({ '/shade/plan.jpg': () => new Response('a picture') })
  openPlan()
  await act(async () => fireEvent.click(screen.getByText('Отправить')))
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(share).toHaveBeenCalledWith({
    files: [expect.objectContaining({ name: 'plan.jpg', type: 'image/jpeg' })],
    title: expect.stringMatching(/^Мой план: 6-0 Имя, .*6\s%, 1\sкоробка\. Тест на коже: \d+\s\S+, \S+$/),
    url: expect.stringMatching(/\/shade\?level=6&grey=50&wish=6-0#result$/),
  })
})

test('a picture that does not come is told once and kindly, messengers take the link, and it can be sent later', async () => {
  const share = vi.fn(async () => undefined)
  stubSharing(share)
  let status = 503
  stubNetwork({ '/shade/plan.jpg': () => new Response(null, { status }) })
  openPlan()
  await act(async () => fireEvent.click(screen.getByText('Отправить')))
  expect(await screen.findAllByText(/^Картинка сейчас не получилась/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'В Telegram' }).getAttribute('href')).toMatch(
    /^https:\/\/t\.me\/share\/url\?url=.*level%3D6/,
  )
  status = 200
  await act(async () => fireEvent.click(screen.getByText('Отправить')))
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(screen.queryByText(/^Картинка сейчас не получилась/)).toBeNull()
})

test('a picture that cannot be shown has words in its place, and comes back with the network', () => {
  openPlan()
  const picture = () => screen.queryByRole('img')
  const image = picture()
  if (!image) throw new Error('There is no picture')
  fireEvent.error(image)
  expect(picture()).toBeNull()
  expect(screen.getByText(/^Картинка сейчас не получилась/)).toBeTruthy()
  fireEvent(window, new Event('online'))
  expect(picture()).not.toBeNull()
})
