/**
 * Loads the rules of all components: elements that scripts add later may need them. The page's own rules stay, though the sheet has them
 * too: when a sheet is taken out, or one put before others, Chromium reads the fonts anew and lays out the whole page.
 * Rejects when they do not come.
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
