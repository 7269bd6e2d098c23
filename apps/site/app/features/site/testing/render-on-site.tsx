import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, vi } from 'vitest'
import type { SiteView } from '../site-view.ts'
import { SiteContext } from '../use-site.ts'
import { aSite } from './a-site.ts'
import { translatePage } from './translate-page.ts'

// A busy machine may take its time.
configure({ asyncUtilTimeout: 10_000 })

/** React does not find `<search>` in happy-dom, which is older than the element. */
const ofTheDom = /The tag <%s> is unrecognized/

type Options = {
  site?: Partial<SiteView>
  path?: string
  /** The loader of every page that the test navigates to. */
  load?: () => Promise<unknown>
}

/**
 * Renders a part of a page of the site into the DOM, which is translated as browsers do it: what works there, works untranslated as well. When
 * the test ends, that goes, with all that the browser would keep; an error in the console fails the test.
 */
export function renderOnSite(children: ReactNode, { site, path = '/', load }: Options = {}) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const element = <SiteContext value={aSite(site)}>{children}</SiteContext>
  // As the start script does.
  document.documentElement.dataset.scripts = ''
  translatePage()
  const router = createMemoryRouter([{ id: 'page', path: '*', element, ...(load && { loader: load }) }], {
    initialEntries: [path],
    // The first page needs no loader.
    hydrationData: { loaderData: { page: null } },
  })
  const { unmount } = render(<RouterProvider router={router} />)
  onTestFinished(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
    const errors = log.mock.calls.filter(([message]) => !ofTheDom.test(String(message)))
    log.mockRestore()
    expect(errors).toEqual([])
  })
  return { user: userEvent.setup({ delay: null }), router, unmount }
}
