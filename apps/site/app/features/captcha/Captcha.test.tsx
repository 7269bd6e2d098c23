// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aSite } from '#app/features/site/testing/a-site.ts'
import { renderOnSite } from '#app/features/site/testing/render-on-site.tsx'
import { Captcha } from './Captcha.tsx'

const { forms, common } = aSite().texts
const texts = forms.captcha

type Told = { solve: (response: string) => void; expire: () => void; fail: () => void }
type Script = { put: () => void; widgets: { options: object; told: Told }[] }

/** The script of Google reCAPTCHA v2 brings this. https://developers.google.com/recaptcha/docs/display */
function recaptcha(): Script {
  const widgets: Script['widgets'] = []
  type Options = Record<'callback' | 'expired-callback' | 'error-callback', () => void> & { sitekey: string }
  const render = (_: HTMLElement, options: Options) => {
    const { callback, 'expired-callback': expire, 'error-callback': fail, ...rest } = options
    widgets.push({ options: rest, told: { solve: callback, expire, fail } })
  }
  const ready = (callback: () => void) => void setTimeout(callback)
  return { put: () => vi.stubGlobal('grecaptcha', { ready, render }), widgets }
}

/** The script of Yandex SmartCaptcha brings this. https://yandex.cloud/ru/docs/smartcaptcha/concepts/widget-methods */
function smartcaptcha(): Script {
  const widgets: Script['widgets'] = []
  const subscribers = new Map<string, () => void>()
  const tell = (event: string) => subscribers.get(event)?.()
  const render = (_: HTMLElement, { callback, ...options }: { callback: Told['solve']; sitekey: string }) => {
    widgets.push({
      options,
      told: { solve: callback, expire: () => tell('token-expired'), fail: () => tell('network-error') },
    })
    return 7
  }
  const subscribe = (id: number, event: string, callback: () => void) => {
    if (id === 7) subscribers.set(event, callback)
  }
  const put = () => {
    vi.stubGlobal('smartCaptcha', { render, subscribe, destroy: () => undefined })
    Reflect.get(window, 'onSmartCaptchaReady')?.()
  }
  return { put, widgets }
}

const providers = [
  {
    provider: 'RECAPTCHA',
    scriptUrl: 'https://google.test/api.js?render=explicit',
    src: /^https:\/\/google\.test\/api\.js\?render=explicit&test=\d+&hl=ru$/,
    script: recaptcha,
    options: { sitekey: 'a-key', size: 'normal', theme: 'light' },
  },
  {
    provider: 'SMARTCAPTCHA',
    scriptUrl: 'https://yandex.test/captcha.js?render=onload',
    src: /^https:\/\/yandex\.test\/captcha\.js\?/,
    script: smartcaptcha,
    options: { sitekey: 'a-key', hl: 'ru' },
  },
] as const

/** The scripts that the page has asked for; none of them is loaded. */
let asked: HTMLScriptElement[]
/** A page loads a script once, so each test has an address of its own. */
let tests = 0

beforeEach(() => {
  asked = []
  const append = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    asked.push(...nodes.filter((node) => node instanceof HTMLScriptElement))
  })
  onTestFinished(() => {
    append.mockRestore()
    vi.unstubAllGlobals()
  })
})

describe.each(providers)('the captcha of $provider', ({ provider, scriptUrl, src, script, options }) => {
  function open({ isActive = true } = {}) {
    const onResponse = vi.fn()
    const { user } = renderOnSite(
      <Captcha
        formId="form"
        captcha={{ provider, sitekey: 'a-key', scriptUrl: `${scriptUrl}&test=${tests++}` }}
        texts={texts}
        loadingText={common.loading}
        loadingTimeout={15_000}
        isActive={isActive}
        onResponse={onResponse}
      />,
    )
    const { put, widgets } = script()
    const happen = (event: 'load' | 'error' | 'abort') =>
      act(async () => asked.at(-1)?.dispatchEvent(new Event(event)))
    async function load(): Promise<Told> {
      put()
      await happen('load')
      return waitFor(() => {
        const told = widgets.at(-1)?.told
        if (!told) throw new Error('The captcha has no widget.')
        return told
      })
    }
    const retry = async () => user.click(await screen.findByRole('button', { name: texts.retry }))
    return { onResponse, happen, load, retry, widgets }
  }

  test('asks its provider for nothing before the visitor turns to the form', () => {
    open({ isActive: false })
    expect(asked).toEqual([])
    screen.getByText(texts.required)
  })

  test('is loaded with its key, in Russian, and gives its response to the form', async () => {
    const { load, widgets, onResponse } = open()
    screen.getByText(common.loading)
    const { solve } = await load()
    expect(asked.map((element) => element.src)).toEqual([expect.stringMatching(src)])
    expect(widgets[0]?.options).toEqual(options)
    act(() => solve('a response'))
    screen.getByText(texts.verified)
    expect(onResponse).toHaveBeenLastCalledWith('a response')
  })

  test.each([
    ['it has expired', 'expire', texts.expired],
    ['the provider fails', 'fail', texts.loadError],
  ] as const)('takes its response back when %s', async (_, event, message) => {
    const { load, onResponse } = open()
    const told = await load()
    act(() => told.solve('a response'))
    act(() => told[event]())
    screen.getByText(message)
    expect(onResponse).toHaveBeenLastCalledWith(null)
  })

  test.each([
    ['fails', 'error', texts.loadError],
    ['is broken off', 'abort', texts.aborted],
  ] as const)('says so when its script %s, and loads it again', async (_, event, message) => {
    const { happen, load, retry } = open()
    await happen(event)
    await screen.findByText(message)
    await retry()
    expect(asked).toHaveLength(2)
    const { solve } = await load()
    act(() => solve('a response'))
    screen.getByText(texts.verified)
  })

  test.each([
    ['does not come', () => undefined],
    ['brings no captcha', (happen: (event: 'load') => void) => happen('load')],
  ] as const)('says so when its script %s in time, and loads it again', async (_, begin) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const { happen, load, retry } = open()
    vi.stubGlobal('grecaptcha', { ready: () => undefined })
    await begin(happen)
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    await screen.findByText(texts.timeout)
    await retry()
    expect(asked).toHaveLength(2)
    await load()
    await waitFor(() => expect(screen.queryByText(common.loading)).toBeNull())
  })
})
