import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isPlainClick } from '#app/lib/browser/navigation.ts'
import { internalAddress } from './internal-link.ts'

/**
 * Opens pages of the site without a reload, wherever their links stand: in components, and in the editors' ready HTML. One listener
 * for the whole document costs nothing when the page wakes, while a component for each of hundreds of links would.
 */
export function useLinks(): void {
  const navigate = useNavigate()
  // React's own handlers are called first, since they listen to the same document: a link that does something else has said so.
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (!isPlainClick(event) || event.defaultPrevented) return
      const address = internalAddress(event.target)
      if (address === undefined) return
      event.preventDefault()
      // A link to the current page makes no second entry of it, as in a browser.
      const { pathname, search, hash } = location
      void navigate(address, { replace: address === `${pathname}${search}${hash}` })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
