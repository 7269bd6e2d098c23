/** Calls once the page is there, and its first picture ready to be painted: nothing that can wait comes before that. */
export function whenLoaded(callback: () => void): void {
  const settle = () => {
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    // A picture that did not come is waited for no longer.
    if (first) first.decode().then(callback, callback)
    else callback()
  }
  if (document.readyState === 'complete') settle()
  else addEventListener('load', settle)
}
