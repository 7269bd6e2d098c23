import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ownScriptMark } from '../../app/own-scripts.server.ts'
import { finishHtml } from './finish-html.ts'

const parts = { bootScript: 'boot()', styles: 'p{color:red}' }
const mark = `nonce="${ownScriptMark}"`

const page = (body: string) => `<!DOCTYPE html><html lang="ru"><head><title>Прядь</title>\
<link ${mark} rel="modulepreload" href="/assets/entry.js"/></head><body>${body}\
<script ${mark}>window.context = {}</script>\
<script ${mark} type="module" async="">import "/assets/entry.js"</script></body></html>`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the site’s own scripts and styles are allowed, and the modules sleep', () => {
  const { html, scriptHashes, styleHashes } = finishHtml(page('<p>Текст</p>'), parts)
  for (const script of ['boot()', 'window.context = {}', 'import "/assets/entry.js"'])
    expect(scriptHashes).toContain(hashOf(script))
  expect(styleHashes).toEqual([hashOf('p{color:red}')])
  expect(html).toContain('<script type="text/x-module">import "/assets/entry.js"</script>')
  expect(html).toContain('<link rel="x-modulepreload" href="/assets/entry.js"/>')
  expect(html).toContain('<style>p{color:red}</style><script>boot()</script></head>')
})

test.each([
  '<script>steal()</script>',
  '<script type="module">steal()</script>',
  '<script nonce="guessed">steal()</script>',
  '</script><script>steal()</script>',
])('a script that came with the content is not allowed: %s', (injected) => {
  const own = finishHtml(page('<p>Текст</p>'), parts)
  expect(finishHtml(page(`<p>${injected}</p>`), parts).scriptHashes).toEqual(own.scriptHashes)
})

test('the mark of the site’s own scripts is told to nobody', () => {
  expect(finishHtml(page('<p>Текст</p>'), parts).html).not.toContain(ownScriptMark)
})
