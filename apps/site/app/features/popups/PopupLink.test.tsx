// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DialogLink } from './PopupLink.tsx'

const root = document.documentElement

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  root.className = ''
})

function show({ beginsWithField = false } = {}) {
  const onOpen = vi.fn()
  render(
    <>
      <DialogLink url="/ask" dialog="popup-feedback" beginsWithField={beginsWithField} onOpen={onOpen}>
        Задать вопрос
      </DialogLink>
      <dialog id="popup-feedback">
        <h2 tabIndex={-1}>Вопрос колористу</h2>
      </dialog>
      <dialog id="popup-search" />
    </>,
  )
  const link = screen.getByRole('link', { name: 'Задать вопрос' })
  const [dialog, other] = document.querySelectorAll('dialog')
  if (!dialog || !other) throw new Error('The page has no dialogs.')
  return { onOpen, link, dialog, other }
}

test('a press shows the dialog at once, with the focus on its title, and locks the page; its content follows', async () => {
  const { onOpen, link, dialog } = show()
  fireEvent.click(link)
  expect(dialog.open).toBe(true)
  expect(document.activeElement).toBe(dialog.querySelector('h2'))
  expect(root.classList.contains('open-menu')).toBe(true)
  expect(onOpen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a dialog that is closed before its content has come stays closed, and lets the page go', async () => {
  const { onOpen, link, dialog } = show()
  fireEvent.click(link)
  dialog.close()
  await vi.advanceTimersByTimeAsync(100)
  expect(onOpen).not.toHaveBeenCalled()
  expect([dialog.open, root.classList.contains('open-menu')]).toEqual([false, false])
})

test('above an open popup the popups decide which one is shown', () => {
  const { onOpen, link, dialog, other } = show()
  other.show()
  fireEvent.click(link)
  expect(dialog.open).toBe(false)
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a popup that begins with a field gets its content within the press', () => {
  const { onOpen, link } = show({ beginsWithField: true })
  fireEvent.click(link)
  expect(onOpen).toHaveBeenCalledOnce()
})
