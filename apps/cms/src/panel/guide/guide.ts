import path from 'node:path'
import { Marked } from 'marked'
import { sourceFolder } from '../../source-folder.ts'

const docs = path.resolve(sourceFolder, '../../../docs')

/** The editors' guide, the same that developers find among the documents. */
export const guideFile = path.join(docs, 'редактору.md')

/** The file of a picture of the guide by its name; undefined when the name is not one of a picture. */
export function pictureFile(name: string): string | undefined {
  return /^[a-z0-9-]+\.webp$/.test(name) ? path.join(docs, 'pictures', name) : undefined
}

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
