// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('./load-page.ts', () => ({ canStart: () => true, loadPage: () => new Promise(() => {}) }))

const root = document.documentElement
const page = { context: {}, data: '', imports: [], routes: {}, entry: '' }

// Other test files share this window and its modules: the start script must not answer their presses.
const listening = vi.spyOn(window, 'addEventListener')

beforeEach(() => {
  vi.resetModules()
  // happy-dom has no such class.
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  document.body.innerHTML = '<a data-dialog="popup-feedback" href="/ask">Задать вопрос</a>'
})
afterAll(() => {
  listening.mockRestore()
  vi.resetModules()
})
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options)
  listening.mockClear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  root.className = ''
  for (const mark of ['scripts', 'first']) delete root.dataset[mark]
})

/** The rest of the page arrives: the dialog of the link. */
function bringDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.id = 'popup-feedback'
  document.body.append(dialog)
  return dialog
}

test('a popup pressed while the page is still arriving opens as soon as its dialog is there', async () => {
  const { startPage } = await import('./start.ts')
  document.querySelector('a')?.click()
  const dialog = bringDialog()
  startPage(page)
  expect(dialog.open).toBe(true)
})

test('a popup that the visitor closes before the page has arrived stays closed', async () => {
  const { startPage } = await import('./start.ts')
  const dialog = bringDialog()
  document.querySelector('a')?.click()
  expect(dialog.open).toBe(true)
  dialog.close()
  startPage(page)
  expect(dialog.open).toBe(false)
})

test('a lesson that the address opens bars the page behind it, and has the focus, before the page is awake', async () => {
  const { startPage } = await import('./start.ts')
  const dialog = bringDialog()
  dialog.innerHTML = '<h2 tabindex="-1">Красим корни</h2>'
  dialog.open = true
  const showModal = vi.spyOn(dialog, 'showModal')
  startPage(page)
  expect([showModal.mock.calls.length, dialog.open]).toEqual([1, true])
  expect(document.activeElement?.textContent).toBe('Красим корни')
})

test('a page that came with an open lesson scrolls when it is closed before the page is awake', async () => {
  const { startPage } = await import('./start.ts')
  const dialog = bringDialog()
  dialog.open = true
  root.className = 'open-menu'
  startPage(page)
  expect(root.className).toBe('open-menu')
  dialog.close()
  expect(root.className).toBe('')
})

test('the first errors of the page are kept until its code counts them', async () => {
  const { errors } = await import('./start.ts')
  const failures = Array.from(
    { length: 9 },
    (_, number) => new ErrorEvent('error', { filename: `${number}` }),
  )
  for (const failure of failures) dispatchEvent(failure)
  expect(errors).toEqual(failures.slice(0, 5))
})
