/**
 * Stands in for Google reCAPTCHA v2 and Yandex SmartCaptcha: their scripts, their widgets in a frame, their verdicts.
 * https://developers.google.com/recaptcha/docs/display, https://developers.google.com/recaptcha/docs/verify,
 * https://yandex.cloud/ru/docs/smartcaptcha/concepts/widget-methods, https://yandex.cloud/ru/docs/smartcaptcha/concepts/validation
 */
import { text } from 'node:stream/consumers'
import { serve } from './local-server.ts'

export type CaptchaStandIn = {
  url: string
  /** The API's requests for a verdict, oldest first. */
  asked: Record<string, string>[]
  stop: () => Promise<void>
}

export const sitekey = 'a-sitekey-of-tests'
export const providerSecret = 'a-secret-of-the-provider'

/** Puts the widget's frame into a page and receives the visitor's actions in it. */
const widget = `
const widgets = []
function put(container, title, parameters) {
  const frame = document.createElement('iframe')
  frame.title = title
  // As high as the higher one of the real ones.
  frame.height = 100
  frame.src = origin + '/widget?' + new URLSearchParams(parameters)
  container.append(frame)
  return frame
}
function show(container, parameters, hear) {
  const frame = put(container, 'captcha', parameters)
  let challenge
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow && source !== challenge?.contentWindow) return
    if (challenge) challenge.style.visibility = 'hidden'
    if (data.event !== 'doubted') return hear(data)
    // As the real ones do: outside of everything that the page has, and above it.
    challenge = put(document.body, 'challenge', parameters)
    Object.assign(challenge.style, { position: 'fixed', top: 0, left: 0, zIndex: 2000000000 })
  })
  return widgets.push(frame) - 1
}`

const recaptchaScript = (origin: string) => `(() => {
const origin = '${origin}'
${widget}
// As the real one, it is ready some time after its script.
const isReady = new Promise((resolve) => setTimeout(resolve))
window.grecaptcha = {
  ready: (callback) => void isReady.then(callback),
  render: (container, { sitekey, size, theme, ...told }) =>
    show(container, { sitekey, size, theme }, ({ event, response }) => {
      if (event === 'solved') told.callback(response)
      if (event === 'expired') told['expired-callback']()
      if (event === 'failed') told['error-callback']()
    }),
}
})()`

const smartcaptchaScript = (origin: string, onload: string) => `(() => {
const origin = '${origin}'
${widget}
const subscribers = []
window.smartCaptcha = {
  render: (container, { sitekey, hl, callback }) => {
    const id = show(container, { sitekey, hl }, ({ event, response }) => {
      if (event === 'solved') callback(response)
      const name = { expired: 'token-expired', failed: 'network-error' }[event]
      for (const subscriber of subscribers)
        if (subscriber.id === id && subscriber.name === name) subscriber.callback()
    })
    return id
  },
  subscribe: (id, name, callback) => subscribers.push({ id, name, callback }),
  destroy: (id) => widgets[id].remove(),
}
window[${JSON.stringify(onload)}]?.()
})()`

/** The widget as a visitor sees it; a robot gets a response that is refused. */
const widgetPage = `<!doctype html><html lang="ru"><title>Проверка</title>
<script>const tell = (event, response) => parent.postMessage({ event, response }, '*')</script>
<button onclick="tell('solved', 'good-' + Math.random())">человек</button>
<button onclick="tell('solved', 'robot')">робот</button>
<button onclick="tell('expired')">устарела</button>
<button onclick="tell('failed')">сбой</button>
<button onclick="tell('doubted')">сомнение</button></html>`

export async function startCaptchaStandIn(): Promise<CaptchaStandIn> {
  const asked: CaptchaStandIn['asked'] = []
  const spent = new Set<string>()

  /** A response is good once, and only with the secret. */
  function isGood(form: Record<string, string>, response: string | undefined): boolean {
    asked.push(form)
    if (form.secret !== providerSecret || !response?.startsWith('good-') || spent.has(response)) return false
    spent.add(response)
    return true
  }

  const server = await serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const send = (type: string, body: string) => response.writeHead(200, { 'content-type': type }).end(body)
    const judge = (verdict: (form: Record<string, string>) => object) =>
      void text(request).then((body) =>
        send('application/json', JSON.stringify(verdict(Object.fromEntries(new URLSearchParams(body))))),
      )
    const origin = `http://${request.headers.host}`
    switch (pathname) {
      case '/api.js':
        return send('text/javascript', recaptchaScript(origin))
      case '/captcha.js':
        return send('text/javascript', smartcaptchaScript(origin, searchParams.get('onload') ?? ''))
      case '/widget':
        return send('text/html; charset=utf-8', widgetPage)
      case '/api/siteverify':
        return judge((form) =>
          isGood(form, form.response)
            ? { success: true }
            : { success: false, 'error-codes': ['invalid-input-response'] },
        )
      case '/validate':
        return judge((form) => ({ status: isGood(form, form.token) ? 'ok' : 'failed', message: '' }))
      default:
        return response.writeHead(404).end()
    }
  })
  return { url: `http://127.0.0.1:${server.port}`, asked, stop: server.stop }
}
