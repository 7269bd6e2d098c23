// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

vi.mock('./can-start.ts', () => ({ canStart: () => true }))
vi.mock('./load-page.ts', () => ({ loadPage: () => new Promise(() => {}) }))

test('a popup pressed while the page is still arriving opens as soon as its dialog is there', async () => {
  // happy-dom has no such class.
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  const { startPage } = await import('./start.ts')
  document.body.innerHTML = '<a data-dialog="popup-feedback" href="/ask">Задать вопрос</a>'
  document.querySelector('a')?.click()
  document.body.insertAdjacentHTML('beforeend', '<dialog id="popup-feedback"></dialog>')
  startPage({ context: {}, data: '', imports: [], routes: {}, entry: '' })
  expect(document.querySelector('dialog')?.open).toBe(true)
})
