import { expect, test } from 'vitest'
import { insertStart } from './page-start.ts'

const page = { context: {}, data: '["Тон < 5"]', imports: [], routes: {}, entry: '/assets/entry.js' }

function insert(html: string, given = page) {
  const finished = insertStart(Buffer.from(html), { startScript: 'begin()', styles: 'p{}' }, given)
  return { ...finished, html: finished.html.toString() }
}

test('styles and script stand in the head, the call that starts the page behind its content', () => {
  const { html } = insert('<html><head><title>Прядь</title></head><body><main></main></body></html>')
  expect(html).toMatch(
    /^<html><head><title>Прядь<\/title><style>p\{\}<\/style><script>begin\(\)<\/script><\/head><body><main><\/main><script>start\.startPage\(\{.*\}\)<\/script><\/body><\/html>$/,
  )
})

test('no text of the page’s data ends the script or begins a comment, and each comes as it was', () => {
  const hostile = { ...page, data: '</script><!-- <script>\u2028</body>' }
  const { html } = insert('<head></head><body></body>', hostile)
  const [, call = ''] = /start\.startPage\((.*?)\)<\/script>/s.exec(html) ?? []
  expect(call).not.toContain('<')
  expect(JSON.parse(call)).toEqual(hostile)
})

test('scripts of the content have no hash', () => {
  const { scriptHashes } = insert('<head></head><body><script>steal()</script></body>')
  expect(scriptHashes).toHaveLength(2)
})

test.each(['<body></body>', '<head></head>'])('a page without its parts is told of: %s', (html) => {
  expect(() => insert(html)).toThrow('without a head or a body')
})
