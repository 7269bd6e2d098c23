// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { act } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AnalyticsView } from '#app/features/site/site-view.ts'
import { renderOnSite } from '#app/features/site/testing/render-on-site.tsx'
import { counterNames, useAnalytics } from './analytics.ts'
import { readConsent, saveConsent } from './consent.ts'

const counters: AnalyticsView = {
  gtmId: '',
  gtmUrl: 'https://gtm.test/gtm.js',
  metricaId: '12345678',
  metricaUrl: 'https://metrica.test/tag.js',
  webvisor: false,
}
const options = {
  defer: true,
  accurateTrackBounce: true,
  clickmap: false,
  trackLinks: false,
  webvisor: false,
}

function Counted({ counters }: { counters: AnalyticsView }) {
  // The data of a page that come again are new objects.
  useAnalytics({ ...counters })
  return null
}

/** A page whose visitor has not agreed yet. Scripts of other companies are asked for and do not come. */
function openCounted(changes: Partial<AnalyticsView> = {}) {
  const append = vi.spyOn(document.head, 'append')
  onTestFinished(() => {
    append.mockRestore()
    for (const script of document.head.querySelectorAll('script')) script.remove()
    Reflect.deleteProperty(window, 'ym')
    Reflect.deleteProperty(window, 'dataLayer')
    saveConsent('necessary', '')
  })
  const page = renderOnSite(<Counted counters={{ ...counters, ...changes }} />, { path: '/video' })
  const scripts = () =>
    append.mock.calls.flat().map((script) => script instanceof HTMLScriptElement && script.src)
  const told = (): unknown =>
    'ym' in window && window.ym instanceof Function ? Reflect.get(window.ym, 'a') : undefined
  return { ...page, scripts, told }
}

test('Metrica is loaded and told of each page once the visitor agrees, and nothing before', async () => {
  const { router, scripts, told } = openCounted()
  expect([scripts(), told()]).toEqual([[], undefined])
  act(() => saveConsent('analytics', 'gmw'))
  await vi.waitFor(() => expect(told()).toHaveLength(2))
  await act(() => router.navigate('/video?slug=korni#top'))
  await act(() => router.navigate('/video?slug=korni'))
  // What visitors ask and answer is not told.
  await act(() => router.navigate('/search?q=сыпь'))
  await act(() => router.navigate('/shade?level=6'))
  await act(() => router.navigate('/shade?level=7'))
  const { origin } = location
  await vi.waitFor(() => expect(told()).toHaveLength(5))
  expect(scripts()).toEqual(['https://metrica.test/tag.js'])
  expect(told()).toEqual([
    [12345678, 'init', options],
    [12345678, 'hit', `${origin}/video`, { title: document.title, referer: document.referrer }],
    [12345678, 'hit', `${origin}/video?slug=korni`, { title: document.title, referer: `${origin}/video` }],
    [12345678, 'hit', `${origin}/search`, { title: '/search', referer: `${origin}/video?slug=korni` }],
    [12345678, 'hit', `${origin}/shade`, { title: '/shade', referer: `${origin}/search` }],
  ])
  expect('dataLayer' in window).toBe(false)
})

test('Webvisor records where the site has chosen it', async () => {
  const { told } = openCounted({ webvisor: true })
  act(() => saveConsent('analytics', 'gmw'))
  await vi.waitFor(() => expect(told()).toContainEqual([12345678, 'init', { ...options, webvisor: true }]))
})

test('both counters are loaded where a site has both, and visitors are told who they are', async () => {
  const both = { gtmId: 'GTM-TEST' }
  const { scripts } = openCounted(both)
  act(() => saveConsent('analytics', 'gmw'))
  const addresses = ['https://gtm.test/gtm.js?id=GTM-TEST', 'https://metrica.test/tag.js']
  await vi.waitFor(() => expect(scripts()).toEqual(addresses))
  expect(counterNames({ ...counters, ...both })).toBe('Яндекс Метрика и Google Tag Manager')
  expect(counterNames(counters)).toBe('Яндекс Метрика')
})

test('a consent does not cover what the site has added since', async () => {
  const { told } = openCounted({ webvisor: true })
  act(() => saveConsent('analytics', 'm'))
  await act(() => import('./counters.ts'))
  expect(told()).toBeUndefined()
  expect([readConsent('m'), readConsent('mw')]).toEqual(['analytics', undefined])
  act(() => saveConsent('necessary', 'm'))
  expect(readConsent('mw')).toBe('necessary')
})

test('a refusal removes what the counters have left, and nothing of the site', async () => {
  openCounted()
  act(() => saveConsent('analytics', 'm'))
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in happy-dom
  for (const name of ['_ym_uid', '_ga', 'yandexuid', 'own']) document.cookie = `${name}=1; Path=/`
  for (const key of ['_ym_retryReqs', '_ym12345678_lsid', 'zz', 'zzz', 'rated-articles'])
    localStorage.setItem(key, '1')
  sessionStorage.setItem('__ym_tab_guid', '1')
  act(() => saveConsent('necessary', ''))
  await vi.waitFor(() => expect(document.cookie).not.toContain('_ga'))
  expect(document.cookie.split('; ').sort()).toEqual(['consent=necessary', 'own=1'])
  expect(Object.keys(localStorage).sort()).toEqual(['rated-articles', 'zzz'])
  expect(Object.keys(sessionStorage)).toEqual([])
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'own=; Path=/; Max-Age=0'
})

test.each([
  ['https://ya.ru/', 'https://ya.ru/'],
  [`${location.origin}/search?q=anna@example.ru`, ''],
])('of the page before the first, %s, Metrica is told «%s»', async (before, told) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(before)
  // It remembers the page that was told last.
  vi.resetModules()
  const { trackView } = await import('./counters.ts')
  const heard = vi.fn()
  globalThis.ym = heard
  trackView(counters, '/video', 'Уроки')
  expect(heard.mock.lastCall?.[3]).toEqual({ title: 'Уроки', referer: told })
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'ym')
})
