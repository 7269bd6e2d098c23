/** Loads the rules of all components. Elements that scripts add later may need them. Rejects when they do not come. */
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
      // The sheet has these rules too: twice they would take the browser longer with each change.
      document.querySelector('style[data-own]')?.remove()
      resolve(undefined)
    }
    link.onerror = () => {
      link.remove()
      reject(new Error('The style sheet did not come.'))
    }
  })
}
