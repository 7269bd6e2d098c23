/**
 * Translates the page as browsers do, run in it: each text, also one that comes later, gives its place to an element with other words. Here
 * these are the old ones and a mark, so that a test finds them.
 */
export function translatePage(): void {
  const untranslated = 'font, noscript, option, script, style, svg, textarea'
  const translate = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.data.trim() || !document.body?.contains(text) || text.parentElement?.closest(untranslated))
        continue
      const translated = document.createElement('font')
      translated.append(Object.assign(document.createElement('font'), { textContent: `${text.data} ⟨en⟩` }))
      text.replaceWith(translated)
    }
  }
  new MutationObserver(translate).observe(document, { childList: true, characterData: true, subtree: true })
  translate()
}
