import { createHash } from 'node:crypto'
import { createContext, type EntryContext } from 'react-router'
import { isRecord } from '../lib/is-record.ts'

/** All that the browser needs to start a page. `data` are those of its loaders, as React Router writes them. */
export type PageStart = {
  context: Record<string, unknown>
  data: string
  /** Addresses of modules: those that run first, and those of the page's routes by their ids. */
  imports: string[]
  routes: Record<string, string>
  entry: string
}

/** Describes what React Router's own `<Scripts>` would load with the page at once: coupling 1 of README.md. */
export function toPageStart(context: EntryContext, data: string): PageStart {
  const { manifest, serverHandoffString, staticHandlerContext } = context
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const imports = [...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? []), manifest.url]
  return {
    context: { ...JSON.parse(serverHandoffString ?? '{}'), ...countedBuild(context) },
    data,
    imports: [...new Set(imports)],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
  }
}

/** The build that errors of the page's scripts belong to, if the site counts them. */
function countedBuild({ manifest, staticHandlerContext }: EntryContext) {
  const { root } = staticHandlerContext.loaderData
  const isCounting = isRecord(root) && isRecord(root.site) && root.site.isCounting === true
  return isCounting ? { countedBuild: manifest.version } : {}
}

/** Takes a rendered page as soon as it is whole; beside its response, since a `Response` would copy it on the way in and on the way out. */
export const takeHtmlContext = createContext<(html: Buffer, start: PageStart) => void>()

/** The parts that stand in the head of every page. */
export type PageParts = { startScript: string; styles: string }

/** A page, and the hashes by which a content security policy names its scripts and styles. */
export type FinishedHtml = { html: Buffer; scriptHashes: string[]; styleHashes: string[] }

/**
 * Puts the styles and the start script into the head of a rendered page, and the call that starts it behind its content. A script that has
 * come in with the content has no hash, and does not run.
 * `more` is HTML for the head that pages know nothing of.
 * @throws when the page has no head or no body.
 */
export function insertStart(
  html: Buffer,
  { startScript, styles }: PageParts,
  page: PageStart,
  more = '',
): FinishedHtml {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  if (headEnd === -1 || bodyEnd === -1) throw new Error('A page was rendered without a head or a body.')
  // No text in it may end the script, or begin a comment.
  const call = `start.startPage(${JSON.stringify(page).replaceAll('<', '\\u003c')})`
  const inHead = Buffer.from(`${more}<style>${styles}</style><script>${startScript}</script>`)
  const inBody = Buffer.from(`<script>${call}</script>`)
  const content = html.subarray(headEnd, bodyEnd)
  return {
    html: Buffer.concat([html.subarray(0, headEnd), inHead, content, inBody, html.subarray(bodyEnd)]),
    scriptHashes: [startScript, call].map(cspHash),
    styleHashes: [cspHash(styles)],
  }
}

const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
