// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aSite } from '#app/features/site/testing/a-site.ts'
import { renderOnSite } from '#app/features/site/testing/render-on-site.tsx'
import { stubNetwork } from '#app/lib/network/testing/stub-network.ts'
import { QuickSearch } from './QuickSearch.tsx'

const { texts } = aSite()

const entry = (title: string) => ({ href: `/found/${title}`, title, place: '', snippet: [], picture: null })
const found = (...titles: string[]) =>
  Response.json({
    groups: [{ kind: 'shades', title: 'Оттенки', entries: titles.map(entry) }],
    count: titles.length,
    isCut: false,
  })

test('arrows go through the results and the field itself, and Enter opens the chosen one', async () => {
  stubNetwork({ '/search-hits': () => found('6-46', '6-44') })
  const leave = vi.fn()
  const { user } = renderOnSite(
    <QuickSearch texts={texts} onLeave={leave} onAsk={vi.fn()} topics={() => null} />,
  )
  await user.keyboard('6-4')
  const options = await screen.findAllByRole('option')
  await user.keyboard('{ArrowUp}')
  screen.getByRole('option', { name: '6-44', selected: true })
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(options[1]?.id)
  await user.keyboard('{ArrowDown}')
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  await user.keyboard('{ArrowDown}')
  screen.getByRole('option', { name: '6-46', selected: true })
  expect(document.activeElement).toBe(screen.getByRole('combobox', { expanded: true }))
  await user.keyboard('{Enter}')
  expect(leave).toHaveBeenCalledWith('/found/6-46')
})
