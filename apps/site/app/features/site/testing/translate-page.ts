import { onTestFinished } from 'vitest'

/** Translates the page as browsers do, until the test ends: each text, also one that comes later, gives its place to an element that holds it. */
export function translatePage(): void {
  const translator = new MutationObserver(translate)
  translator.observe(document, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => translator.disconnect())
  translate()
}

function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.matches('font, option, script, style, textarea')) continue
    const translated = document.createElement('font')
    translated.textContent = text.data
    text.replaceWith(translated)
  }
}
