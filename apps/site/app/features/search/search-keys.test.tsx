// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aSite } from '#app/features/site/testing/a-site.ts'
import { renderOnSite } from '#app/features/site/testing/render-on-site.tsx'
import { SlashKey } from './SearchStart.tsx'
import { useSearchKeys } from './search-keys.ts'

const label = aSite().texts.popups.search.slashKey
const slash = { key: '/', code: 'Slash' }
const k = { key: 'k', code: 'KeyK' }

type PageProps = { open: () => void; isOn?: boolean; hasPopup?: boolean }

function Page({ open, isOn = true, hasPopup = false }: PageProps) {
  useSearchKeys(open, isOn)
  return (
    <>
      <input aria-label="Имя" />
      <SlashKey label={label} />
      <dialog open={hasPopup} />
    </>
  )
}

function openPage(props: Omit<PageProps, 'open'> = {}) {
  const open = vi.fn()
  return { open, ...renderOnSite(<Page {...props} open={open} />) }
}

test.each([
  ['«/»', slash],
  // By the place of the key: this one writes a point on a Russian keyboard.
  ['«/» of a Russian keyboard', { key: '.', code: 'Slash' }],
  ['Ctrl+K', { ...k, ctrlKey: true }],
  ['⌘K', { ...k, metaKey: true }],
  ['Ctrl+K on a Russian keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }],
])('%s opens the search, and types nothing', (_, init) => {
  const { open } = openPage()
  const isTyped = fireEvent.keyDown(document.body, init)
  expect(isTyped).toBe(false)
  expect(open).toHaveBeenCalledOnce()
})

test('«/» that is typed in a field stays a sign', () => {
  const { open } = openPage()
  expect(fireEvent.keyDown(screen.getByLabelText('Имя'), slash)).toBe(true)
  expect(open).not.toHaveBeenCalled()
})

test('below another popup, or where there is no search, nothing opens', () => {
  for (const props of [{ hasPopup: true }, { isOn: false }]) {
    const { open, unmount } = openPage(props)
    fireEvent.keyDown(document.body, { ...k, ctrlKey: true })
    expect(open).not.toHaveBeenCalled()
    unmount()
  }
})

test('«/» can be taken away, and stays away; the other keys stay', async () => {
  const first = openPage()
  await first.user.click(screen.getByRole('checkbox', { name: label }))
  first.unmount()
  const { open } = openPage()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: label }).checked).toBe(false)
  fireEvent.keyDown(document.body, slash)
  expect(open).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { ...k, ctrlKey: true })
  expect(open).toHaveBeenCalledOnce()
})
