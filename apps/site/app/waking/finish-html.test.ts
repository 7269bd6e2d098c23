import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finishHtml } from './finish-html.ts'
import { ownScriptMark } from './own-scripts.server.ts'

const parts = {
  bootScript: 'boot()',
  stylesOf: () => 'p{color:red}',
  laterStyles: '/assets/later.css',
  starters: ['/assets/entry.js'],
}
const mark = `nonce="${ownScriptMark}"`

/** A page as React Router writes it: the module that starts it comes after its content, and the data after that. */
const page = (body: string, data: string) =>
  Buffer.from(`<!DOCTYPE html><html lang="ru"><head><title>Прядь</title>\
<link ${mark} rel="modulepreload" href="/assets/entry.js"/>\
<link ${mark} rel="modulepreload" href="/assets/root.js"/></head><body>${body}\
<script ${mark}>window.__reactRouterContext = {}</script>\
<script ${mark} type="module" async="">import "/assets/entry.js"</script>${data}</body></html>`)

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function finish(body: string, { data = '', ownParts = parts } = {}) {
  const { html, ...hashes } = finishHtml(page(body, data), ownParts)
  return { ...hashes, html: html.toString() }
}

test('the site’s own scripts and styles are allowed, and the modules sleep', () => {
  const { html, scriptHashes, styleHashes } = finish('<p>Текст</p>')
  for (const script of ['boot()', 'window.__reactRouterContext = {}', 'import "/assets/entry.js"'])
    expect(scriptHashes).toContain(hashOf(script))
  expect(styleHashes).toEqual([hashOf('p{color:red}')])
  expect(html).toContain('<script type="text/x-module">import "/assets/entry.js"</script>')
  expect(html).toContain('<link rel="x-modulepreload" data-starter href="/assets/entry.js"/>')
  expect(html).toContain('<link rel="x-modulepreload" href="/assets/root.js"/>')
  expect(html).toContain(
    '<style>p{color:red}</style><link rel="x-stylesheet" href="/assets/later.css"/><script>boot()</script></head>',
  )
})

const handOver = (call: string) =>
  `<script ${mark}>window.__reactRouterContext.streamController.${call};</script>`

test('the page’s data, and what reads it, come as text that no browser compiles', () => {
  const data = '"[{\\"title\\":\\"Тон \\u003c 5\\"}]\\n"'
  const calls = [`enqueue(${data})`, 'enqueue("[]")', 'close()']
  const { html, scriptHashes } = finish('<p>Текст</p>', { data: calls.map(handOver).join('') })
  expect(html).toContain(
    `<p>Текст</p><script type="text/x-context">window.__reactRouterContext = {}</script>\
<script type="text/x-module">import "/assets/entry.js"</script>\
<script type="text/x-data">${data}</script><script type="text/x-data">"[]"</script></body>`,
  )
  expect(scriptHashes).toEqual(finish('<p>Текст</p>').scriptHashes)
})

test.each([
  ['enqueue("[]")'],
  ['enqueue("[]")', 'end()'],
  ['enqueue("[]")', 'error("broken")', 'close()'],
  ['close()'],
])('where React Router hands data over in another way, it runs as it came: %s %s %s', (...calls) => {
  const { html, scriptHashes } = finish('<p>Текст</p>', { data: calls.map(handOver).join('') })
  for (const call of calls) {
    const script = `window.__reactRouterContext.streamController.${call};`
    expect(html).toContain(`<script>${script}</script>`)
    expect(scriptHashes).toContain(hashOf(script))
  }
  expect(html).toContain('<script>window.__reactRouterContext = {}</script>')
})

test.each([
  '<script>steal()</script>',
  '<script type="module">steal()</script>',
  '<script nonce="guessed">steal()</script>',
  '</script><script>steal()</script>',
])('a script that came with the content is not allowed: %s', (injected) => {
  expect(finish(`<p>${injected}</p>`).scriptHashes).toEqual(finish('<p>Текст</p>').scriptHashes)
})

test('the mark of the site’s own scripts is told to nobody', () => {
  expect(finish('<p>Текст</p>').html).not.toContain(ownScriptMark)
})

test('letters of any alphabet come through, in the page and in its parts', () => {
  const script = 'say("Привет, 颜色 🎨")'
  const { html, scriptHashes, styleHashes } = finish(
    `<p>Тёплый 颜色 🎨</p><script ${mark}>${script}</script>`,
    {
      ownParts: { ...parts, bootScript: 'boot("Жду")', stylesOf: () => 'q{quotes:"«" "»"}' },
    },
  )
  for (const text of ['<p>Тёплый 颜色 🎨</p>', script, 'boot("Жду")', 'q{quotes:"«" "»"}'])
    expect(html).toContain(text)
  expect(scriptHashes).toEqual(expect.arrayContaining([hashOf(script), hashOf('boot("Жду")')]))
  expect(styleHashes).toEqual([hashOf('q{quotes:"«" "»"}')])
})

test.each(['<p>Текст</p>', '<head></head><p>Текст</p>'])(
  'a page without a head or a body is no page: %s',
  (html) => {
    expect(() => finishHtml(Buffer.from(html), parts)).toThrow('without a head or a body')
  },
)
