import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler } from 'react-router'
import { expect, test } from 'vitest'
import { LastResort } from './LastResort.tsx'

test('what no route answers is said to be missing, and not broken', async () => {
  const { query } = createStaticHandler([{ path: '*' }])
  const answer = await query(new Request('http://pryad.example/net/%0Atakoj'))
  const html = renderToStaticMarkup(
    <LastResort error={answer instanceof Response ? null : Object.values(answer.errors ?? {})[0]} />,
  )
  expect(html).toContain('<title>Page Not Found</title>')
  expect(html).toContain('<h1>Этой страницы нет</h1>')
})

test('what failed is said to be broken', () => {
  const html = renderToStaticMarkup(<LastResort error={new Error('secret of the house')} />)
  expect(html).toContain('<title>Internal Server Error</title>')
  expect(html).toContain('<h1>Что-то сломалось у нас</h1>')
  expect(html).not.toContain('secret')
})
