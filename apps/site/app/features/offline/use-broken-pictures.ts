import { useEffect } from 'react'

/**
 * Loads pictures again that did not come: when the page wakes, and when the network is back. Browsers themselves leave a picture broken once
 * it has failed.
 */
export function useBrokenPictures(): void {
  useEffect(() => {
    loadBrokenAgain()
    addEventListener('online', loadBrokenAgain)
    return () => removeEventListener('online', loadBrokenAgain)
  }, [])
}

function loadBrokenAgain(): void {
  for (const image of document.images) {
    const source = image.getAttribute('src')
    // A picture that is still loading, or waits to be seen, is not complete.
    if (source && image.complete && image.naturalWidth === 0) image.src = source
  }
}
