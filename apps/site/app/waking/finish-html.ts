import { createHash } from 'node:crypto'
import { ownScriptMark } from './own-scripts.server.ts'
import type { StylesOfPage } from './page-styles.ts'
import { speculationRules } from './speculation-rules.ts'

/** Hashes of the scripts and styles in a page, as a content security policy names them. */
type InlineHashes = { scriptHashes: string[]; styleHashes: string[] }

/** The parts of every page that React does not write. */
export type PageParts = {
  bootScript: string
  stylesOf: StylesOfPage
  /** Address of the rules of all components, which come when the page wakes. */
  laterStyles: string
  /** Addresses of the modules that start the page as soon as they run. */
  starters: string[]
}

export type FinishedHtml = InlineHashes & { html: Buffer }

/** The texts of React Router's scripts: one sets up its context, the others hand over the page's data piece by piece. */
const context = 'window.__reactRouterContext'
const setUp = Buffer.from(`${context} = `)
const stream = `${context}.streamController`
const enqueue = { before: Buffer.from(`${stream}.enqueue(`), after: Buffer.from(');') }
const close = Buffer.from(`${stream}.close();`)

/** The attribute that the renderer puts into the tags of the site's own scripts, and of links to them. */
const mark = ` nonce="${ownScriptMark}"`
/** The beginning of a script that needs the context. */
const scriptOnContext = Buffer.from(`${mark}>${context}.`)

/**
 * Turns a rendered page into the one that browsers get. Puts its styles and the boot script in; puts its module scripts, their context and its
 * data to sleep; and hashes everything inline, so that a page kept for all visitors needs no `unsafe-inline`. Scripts that the site has not
 * written itself get no hash, and do not run.
 * @throws when the page has no head or no body.
 */
export function finishHtml(
  rendered: Buffer,
  { bootScript, stylesOf, laterStyles, starters }: PageParts,
): FinishedHtml {
  const headEnd = rendered.indexOf('</head>')
  const bodyEnd = rendered.lastIndexOf('</body>')
  if (headEnd === -1 || bodyEnd === -1) throw new Error('A page was rendered without a head or a body.')
  const inHead = takeMarks(rendered.subarray(0, headEnd), starters)
  const inBody = takeMarks(rendered.subarray(headEnd, bodyEnd), starters)
  const css = stylesOf(rendered)
  const ownHead = `<style>${css}</style><link rel="x-stylesheet" href="${laterStyles}"/><script>${bootScript}</script>`
  // The boot script adds the speculation rules when the page is there.
  const scripts = [bootScript, speculationRules, ...inHead.ownScripts, ...inBody.ownScripts]
  return {
    html: Buffer.concat([
      ...inHead.pieces,
      Buffer.from(ownHead),
      ...inBody.pieces,
      rendered.subarray(bodyEnd),
    ]),
    scriptHashes: scripts.map(cspHash),
    styleHashes: [cspHash(css)],
  }
}

/** A part of the page without the marks, modules, context and data asleep, and the texts of the scripts that had one and run. */
function takeMarks(html: Buffer, starters: string[]): { pieces: Buffer[]; ownScripts: Buffer[] } {
  const pieces: Buffer[] = []
  const ownScripts: Buffer[] = []
  const canDataWait = isDataKnown(html)
  let done = 0
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, done)) {
    const begin = html.lastIndexOf('<', at)
    const end = html.indexOf('>', at) + 1
    const tag = html.toString('utf8', begin, end)
    pieces.push(html.subarray(done, begin))
    done = end
    if (tag.startsWith('<script')) {
      const scriptEnd = html.indexOf('</script>', end)
      const script = html.subarray(end, scriptEnd)
      const data = canDataWait ? dataOf(script) : undefined
      if (data) {
        pieces.push(...data)
        done = scriptEnd + '</script>'.length
        continue
      }
      ownScripts.push(script)
      if (canDataWait && script.subarray(0, setUp.length).equals(setUp)) {
        pieces.push(Buffer.from('<script type="text/x-context">'))
        continue
      }
    }
    pieces.push(Buffer.from(asleep(tag.replace(mark, ''), starters)))
  }
  pieces.push(html.subarray(done))
  return { pieces, ownScripts }
}

/** Whether React Router hands over the page's data, and does nothing else with its context, so that all of it can wait. */
function isDataKnown(html: Buffer): boolean {
  if (!html.includes(enqueue.before) || !html.includes(close)) return false
  for (let at = html.indexOf(scriptOnContext); at !== -1; at = html.indexOf(scriptOnContext, at + 1)) {
    const script = html.subarray(at + mark.length + 1, html.indexOf('</script>', at))
    if (!dataOf(script)) return false
  }
  return true
}

/**
 * The data of the page as text, of the script by which React Router hands it on: the browser would compile it as soon as it has come, which
 * takes longer than all else of the scripts that run with the page. See decision 0032.
 */
function dataOf(script: Buffer): Buffer[] | undefined {
  const { before, after } = enqueue
  if (script.equals(close)) return []
  if (!script.subarray(0, before.length).equals(before) || !script.subarray(-after.length).equals(after))
    return undefined
  const data = script.subarray(before.length, -after.length)
  return [Buffer.from('<script type="text/x-data">'), data, Buffer.from('</script>')]
}

/** The tag of a module, or of a link to one, as the boot script knows it. */
function asleep(tag: string, starters: string[]): string {
  if (tag.startsWith('<script')) return tag.includes(' type="module"') ? '<script type="text/x-module">' : tag
  const starts = starters.some((address) => tag.includes(` href="${address}"`))
  return tag.replace(' rel="modulepreload"', ` rel="x-modulepreload"${starts ? ' data-starter' : ''}`)
}

function cspHash(text: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
