import { createHash } from 'node:crypto'
import { speculationRules } from '../../app/boot/speculation-rules.ts'
import { ownScriptMark } from '../../app/own-scripts.server.ts'

/** What every page gets that React does not write. */
export type PageParts = {
  /** The script that runs with the page. */
  bootScript: string
  /** The whole style sheet. */
  styles: string
}

export type FinishedHtml = {
  html: string
  /** Hashes of the scripts and styles in the page, as a content security policy names them. */
  scriptHashes: string[]
  styleHashes: string[]
}

/** What the renderer puts into the tags of the site's own scripts. */
const mark = ` nonce="${ownScriptMark}"`
/** A module of the site itself: it sleeps until it is woken. */
const ownModule = new RegExp(`<script(?=[^>]*${mark})(?=[^>]* type="module")[^>]*>`, 'g')

/**
 * Makes a rendered page what the browser gets: styles and the boot script in it, its module scripts asleep until they are woken, and
 * the hashes of everything inline, so that a page kept for all visitors needs no `unsafe-inline`. Scripts that the site has not
 * written itself get no hash, and do not run.
 */
export function finishHtml(rendered: string, { bootScript, styles }: PageParts): FinishedHtml {
  const { html, ownScripts } = takeMarks(rendered)
  return {
    html: html
      .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload"')
      .replace('</head>', () => `<style>${styles}</style><script>${bootScript}</script></head>`),
    // The boot script adds the speculation rules when the page is there.
    scriptHashes: [bootScript, ...ownScripts, speculationRules].map(cspHash),
    styleHashes: [cspHash(styles)],
  }
}

/** The page without the marks, and the texts of the scripts that had one; links to scripts have it, too. */
function takeMarks(rendered: string): { html: string; ownScripts: string[] } {
  const pieces = rendered.replace(ownModule, `<script${mark} type="text/x-module">`).split(mark)
  const ownScripts = pieces.slice(1).flatMap((piece, index) => {
    const before = pieces[index] ?? ''
    if (!before.startsWith('<script', before.lastIndexOf('<'))) return []
    const begin = piece.indexOf('>') + 1
    return [piece.slice(begin, piece.indexOf('</script>', begin))]
  })
  return { html: pieces.join(''), ownScripts }
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
