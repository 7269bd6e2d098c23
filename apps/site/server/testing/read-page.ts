import { Window } from 'happy-dom'

const { DOMParser } = new Window()

export type ReadPage = ReturnType<typeof readPage>

/** Reads a page, or an XML text, as people and search engines do: by selectors. */
export function readPage(html: string, type: 'text/html' | 'application/xml' = 'text/html') {
  const document = new DOMParser().parseFromString(html, type)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const things: Record<string, unknown>[] = all('script[type="application/ld+json"]').map(({ textContent }) =>
    JSON.parse(textContent),
  )
  const title = plainText(document.title)
  for (const element of all('script, style, template')) element.remove()

  const texts = (selector: string) => all(selector).map(({ textContent }) => plainText(textContent))
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name)
  const links = (part: string) => all(`${part} a[href]`)
  return {
    html,
    title,
    texts,
    /** The text of the first element that a selector finds. */
    text: (selector: string) => texts(selector)[0] ?? '',
    count: (selector: string) => all(selector).length,
    /** An attribute of the first element that a selector finds. */
    attribute,
    /** Addresses of all links in a part of the page. */
    hrefs: (part = 'body') => links(part).map((link) => link.getAttribute('href') ?? ''),
    /** Where the link leads whose name begins so. */
    hrefOf: (name: string, part = 'body') =>
      links(part)
        .find(({ textContent }) => plainText(textContent).startsWith(plainText(name)))
        ?.getAttribute('href'),
    meta: (name: string) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    /** The address of a `<link>` of the head. */
    linked: (rel: string) => attribute(`head link[rel="${rel}"]`, 'href'),
    /** The structured data (schema.org). */
    things,
  }
}

/** A text without the characters by which typography keeps words together. */
export function plainText(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()
}
