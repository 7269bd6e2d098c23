// @vitest-environment happy-dom
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { expect, test } from 'vitest'
import { historyKey, historyState, keyNativeEntry } from './history-entry.ts'

test('React Router writes a note of the app, a key and a number into every entry of the history', () => {
  const router = createBrowserHistory()
  router.push('/video')
  expect(history.state).toMatchObject({ usr: null, key: router.location.key, idx: 1 })
  expect(historyState()).toBe(null)
  router.replace('/video', { popups: [] })
  expect(historyState()).toEqual({ popups: [] })
  expect(historyKey()).toBe(router.location.key)
  expect(keyNativeEntry()).toBe(false)
})

test('React Router takes the key that is written into an entry of the browser for its own', () => {
  const router = createBrowserHistory()
  router.push('/')
  history.pushState(null, '', '#faq')
  expect(keyNativeEntry()).toBe(true)
  expect(historyKey()).toMatch(/^\w+$/)
  expect(router.location.key).toBe(historyKey())
})
