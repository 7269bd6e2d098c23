/**
 * Loads the style rules of all components, because scripts may add any component later. The page keeps its own rules, though the sheet has
 * them too: when a sheet is removed, or put before others, Chromium reads the fonts again and lays out the whole page.
 * Rejects when the sheet does not come.
 */
export function bringStyles(): Promise<unknown> {
  const sleeping = document.querySelector<HTMLLinkElement>('link[rel=x-stylesheet]')
  if (!sleeping) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sleeping.href
  sleeping.after(link)
  return new Promise((resolve, reject) => {
    link.onload = () => {
      sleeping.remove()
      resolve(undefined)
    }
    link.onerror = () => {
      link.remove()
      reject(new Error('The style sheet did not come.'))
    }
  })
}
