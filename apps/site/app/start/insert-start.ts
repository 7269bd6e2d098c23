import { createHash } from 'node:crypto'
import type { PageStart } from './page-start.ts'

/** What stands in the head of every page. */
export type PageParts = { startScript: string; styles: string }

/** A page and the hashes of its scripts and styles, as a content security policy names them. */
export type FinishedHtml = { html: Buffer; scriptHashes: string[]; styleHashes: string[] }

/**
 * Puts the styles and the start script into the head of a rendered page, and the call that starts it behind its content. A script that has come
 * in with the content has no hash, and does not run.
 * @throws when the page has no head or no body.
 */
export function insertStart(
  rendered: Buffer,
  { startScript, styles }: PageParts,
  page: PageStart,
): FinishedHtml {
  const headEnd = rendered.indexOf('</head>')
  const bodyEnd = rendered.lastIndexOf('</body>')
  if (headEnd === -1 || bodyEnd === -1) throw new Error('A page was rendered without a head or a body.')
  // No text in it may end the script, or begin a comment.
  const call = `start.startPage(${JSON.stringify(page).replaceAll('<', '\\u003c')})`
  return {
    html: Buffer.concat([
      rendered.subarray(0, headEnd),
      Buffer.from(`<style>${styles}</style><script>${startScript}</script>`),
      rendered.subarray(headEnd, bodyEnd),
      Buffer.from(`<script>${call}</script>`),
      rendered.subarray(bodyEnd),
    ]),
    scriptHashes: [startScript, call].map(cspHash),
    styleHashes: [cspHash(styles)],
  }
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
