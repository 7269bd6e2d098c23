// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Popup } from './Popup.tsx'

test('a popup of the first HTML that the visitor has closed before React came stays closed, and is told of', () => {
  const onClose = vi.fn()
  const popup = (
    <Popup id="popup-video" isOpen title="Красим корни" closeLabel="Закрыть" onClose={onClose}>
      Урок
    </Popup>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(popup)
  const dialog = container.querySelector('dialog')
  dialog?.close()
  const { unmount } = render(popup, { container, hydrate: true })
  expect([onClose.mock.calls.length, dialog?.open]).toEqual([1, false])
  unmount()
  container.remove()
})
