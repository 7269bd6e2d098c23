// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ShareLinks } from './ShareLinks.tsx'

const texts = { share: 'Поделиться', copyLink: 'Скопировать ссылку', linkCopied: 'Ссылка скопирована' }
const address = new URL('/video?slug=korni', location.origin).href

function openLinks() {
  // As the start script does.
  document.documentElement.dataset.scripts = ''
  render(<ShareLinks title="Красим корни" path="/video?slug=korni" texts={texts} />)
  onTestFinished(cleanup)
  return { user: userEvent.setup({ delay: null }) }
}

test('the address is copied, and it is said', async () => {
  const { user } = openLinks()
  expect(screen.queryByRole('button', { name: texts.share })).toBeNull()
  await user.click(screen.getByRole('button', { name: texts.copyLink }))
  await screen.findByRole('button', { name: texts.linkCopied })
  expect(await navigator.clipboard.readText()).toBe(address)
})

test('an address that may not be copied is shown to be copied by hand', async () => {
  const { user } = openLinks()
  const refuse = () => Promise.reject(new DOMException('Forbidden', 'NotAllowedError'))
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse)
  onTestFinished(() => write.mockRestore())
  await user.click(screen.getByRole('button', { name: texts.copyLink }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: texts.copyLink })
  expect(field.value).toBe(address)
})

test('the page is shared by the device’s own means, or left', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Changed their mind', 'AbortError')))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { user } = openLinks()
  await user.click(screen.getByRole('button', { name: texts.share }))
  expect(share.mock.calls).toEqual([[{ title: 'Красим корни', url: address }]])
  expect(screen.queryByRole('textbox')).toBeNull()
})
