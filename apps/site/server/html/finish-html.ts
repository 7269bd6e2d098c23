import { createHash } from 'node:crypto'
import { speculationRules } from '../../app/boot/speculation-rules.ts'
import { ownScriptMark } from '../../app/own-scripts.server.ts'

/** Hashes of the scripts and styles in a page, as a content security policy names them. */
type InlineHashes = { scriptHashes: string[]; styleHashes: string[] }

/** What every page gets that React does not write, a character a byte, with its hashes. */
export type PageParts = InlineHashes & { head: string }

export type FinishedHtml = InlineHashes & { html: Buffer }

/** What the renderer puts into the tags of the site's own scripts. */
const mark = ` nonce="${ownScriptMark}"`
/** A module of the site itself: it sleeps until it is woken. */
const ownModule = new RegExp(`<script(?=[^>]*${mark})(?=[^>]* type="module")[^>]*>`, 'g')

/** Readies the script that runs with every page, and the whole style sheet. */
export function toPageParts({ bootScript, styles }: { bootScript: string; styles: string }): PageParts {
  return {
    head: asBytes(`<style>${styles}</style><script>${bootScript}</script>`),
    // The boot script adds the speculation rules when the page is there.
    scriptHashes: [bootScript, speculationRules].map(asBytes).map(cspHash),
    styleHashes: [cspHash(asBytes(styles))],
  }
}

/**
 * Makes a rendered page what the browser gets: styles and the boot script in it, its module scripts asleep until they are woken, and
 * the hashes of everything inline, so that a page kept for all visitors needs no `unsafe-inline`. Scripts that the site has not
 * written itself get no hash, and do not run.
 */
export function finishHtml(rendered: Buffer, { head, scriptHashes, styleHashes }: PageParts): FinishedHtml {
  // A character a byte: all that is looked for is ASCII, and the rest of the page needs no reading.
  const { html, ownScripts } = takeMarks(rendered.toString('latin1'))
  const finished = html
    .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload"')
    .replace('</head>', () => `${head}</head>`)
  return {
    html: Buffer.from(finished, 'latin1'),
    scriptHashes: [...scriptHashes, ...ownScripts.map(cspHash)],
    styleHashes,
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

function asBytes(text: string): string {
  return Buffer.from(text).toString('latin1')
}

function cspHash(bytes: string): string {
  return `'sha256-${createHash('sha256').update(bytes, 'latin1').digest('base64')}'`
}
