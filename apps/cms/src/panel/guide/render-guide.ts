import { Marked } from 'marked'

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      // The page has a heading of its own.
      if (depth === 1) return ''
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    image({ href, text }) {
      return `<img src="/guide-pictures/${href.replace(/^pictures\//, '')}" alt="${text}" loading="lazy" />`
    },
  },
})

/** The guide as HTML. Its Markdown is a part of this project, so it is not sanitized. */
export function renderGuide(markdown: string): string {
  return marked.parse(markdown, { async: false })
}

/** The anchor that GitHub gives a heading: links within the guide lead to these. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}
