// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSite } from '#app/features/site/testing/a-site.ts'
import { renderOnSite } from '#app/features/site/testing/render-on-site.tsx'
import { stubNetwork } from '#app/lib/network/testing/stub-network.ts'
import { ShopsPopup } from './ShopsPopup.tsx'

const { common, popups } = aSite().texts
const { shops } = popups
const links = [
  { shop: 'Ozon', href: 'https://www.ozon.ru/search/?text=6-46' },
  { shop: 'Аптека', href: 'https://apteka.example/6-46' },
]
const eans = ['2007700000161', '2007700000017']

function openShops(answer: () => Response | Promise<Response>) {
  const network = stubNetwork({ '/shop-links': answer, '/favicon.png': () => new Response() })
  return { network, ...renderOnSite(<ShopsPopup product="Медный каштан" eans={eans} />) }
}

test('the shops are asked for every time, and each leads safely to a new tab', async () => {
  for (let time = 0; time < 2; time++) {
    const { network, unmount } = openShops(() => Response.json({ links }))
    screen.getByText(common.loading)
    await screen.findByText(shops.intro)
    expect(screen.queryByText(common.loading)).toBeNull()
    const shown = screen.getAllByRole<HTMLAnchorElement>('link')
    expect(shown.map(({ href, target, rel }) => [href, target, rel])).toEqual(
      links.map(({ href }) => [href, '_blank', expect.stringContaining('noopener')]),
    )
    expect(network.asked('/shop-links').map(({ search }) => search.getAll('ean'))).toEqual([eans])
    unmount()
  }
})

test('closing the popup ends its request', async () => {
  const { network, unmount } = openShops(() => new Promise(() => {}))
  await waitFor(() => expect(network.asked('/shop-links')).toHaveLength(1))
  unmount()
  expect(network.asked('/shop-links')[0]?.signal?.aborted).toBe(true)
})

test('it is said when there are none, and when they could not be had, which can be tried again', async () => {
  const { unmount } = openShops(() => Response.json({ links: [] }))
  await screen.findByText(shops.empty)
  unmount()
  const { user, network } = openShops(() => new Response(null, { status: 503 }))
  await screen.findByText(shops.unavailable)
  network.answers['/shop-links'] = () => Response.json({ links })
  await user.click(screen.getByRole('button', { name: shops.retry }))
  await screen.findByRole('link', { name: /Ozon/ })
  expect(screen.queryByText(shops.unavailable)).toBeNull()
})
