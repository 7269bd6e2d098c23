// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AnalyticsView } from '#app/features/site/site-view.ts'
import { renderOnSite } from '#app/features/site/testing/render-on-site.tsx'
import { counterNames, useAnalytics } from './analytics.ts'
import { saveConsent } from './consent.ts'

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

/** A page whose visitor has made no choice yet. Scripts of other companies are asked for and do not come. */
function openCounted(changes: Partial<AnalyticsView> = {}) {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
  onTestFinished(() => {
    append.mockRestore()
    Reflect.deleteProperty(window, 'ym')
    Reflect.deleteProperty(window, 'dataLayer')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in happy-dom
    document.cookie = 'consent=; Path=/; Max-Age=0'
    dispatchEvent(new Event('focus'))
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
  act(() => saveConsent('analytics'))
  await act(() => router.navigate('/shades?level=6#top'))
  await act(() => router.navigate('/shades?level=6'))
  expect(scripts()).toEqual(['https://metrica.test/tag.js'])
  const { origin } = location
  expect(told()).toEqual([
    [12345678, 'init', options],
    [12345678, 'hit', `${origin}/video`, { title: document.title, referer: document.referrer }],
    [12345678, 'hit', `${origin}/shades?level=6`, { title: document.title, referer: `${origin}/video` }],
  ])
  expect('dataLayer' in window).toBe(false)
})

test('Webvisor records where the site has chosen it', () => {
  const { told } = openCounted({ webvisor: true })
  act(() => saveConsent('analytics'))
  expect(told()).toContainEqual([12345678, 'init', { ...options, webvisor: true }])
})

test('both counters are loaded where a site has both, and visitors are told who they are', () => {
  const both = { gtmId: 'GTM-TEST' }
  const { scripts } = openCounted(both)
  act(() => saveConsent('analytics'))
  expect(scripts()).toEqual(['https://gtm.test/gtm.js?id=GTM-TEST', 'https://metrica.test/tag.js'])
  expect(counterNames({ ...counters, ...both })).toBe('Яндекс Метрика и Google Tag Manager')
  expect(counterNames(counters)).toBe('Яндекс Метрика')
})

test('a refusal removes what the counters have left, and nothing of the site', () => {
  openCounted()
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  for (const name of ['_ym_uid', '_ga', 'yandexuid', 'own']) document.cookie = `${name}=1; Path=/`
  for (const key of ['_ym_retryReqs', '_ym12345678_lsid', 'zz', 'zzz', 'rated-articles'])
    localStorage.setItem(key, '1')
  sessionStorage.setItem('__ym_tab_guid', '1')
  act(() => saveConsent('necessary'))
  expect(document.cookie.split('; ').sort()).toEqual(['consent=necessary', 'own=1'])
  expect(Object.keys(localStorage).sort()).toEqual(['rated-articles', 'zzz'])
  expect(Object.keys(sessionStorage)).toEqual([])
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'own=; Path=/; Max-Age=0'
})
