import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Icon } from './Icon.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('an icon is decoration: assistive technology passes over it', () => {
  expect(renderToStaticMarkup(<Icon name="play" />)).toMatch(/^<svg [^>]*aria-hidden="true"/)
})

test('a missing icon is logged to the console only', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const props: object = { name: 'no-such-icon' }
  expect(renderToStaticMarkup(<Icon {...(props as { name: 'play' })} />)).toBe('')
  expect(log).toHaveBeenCalledWith('There is no icon "no-such-icon".')
})
