/**
 * Writes the first segments of the site's routes for the cms, which keeps standing pages off them. With `--check` nothing is written: it
 * fails when the file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import routes from '../apps/site/app/routes.ts'
import { root } from './project.ts'

const file = path.join(root, 'packages/contract/generated/route-segments.ts')

const segments = new Set(firstSegments(routes))
const lines = [...segments].sort().map((segment) => `  '${segment}',\n`)
const text = `// Generated from apps/site/app/routes.ts by scripts/generate-route-segments.ts.
/** First segments of the paths of the site's routes. */
export const routeSegments: readonly string[] = [
${lines.join('')}]
`

type Entry = { path?: string | undefined; children?: Entry[] | undefined }

function firstSegments(entries: Entry[]): string[] {
  return entries.flatMap(({ path: place, children }) => {
    const [segment = ''] = place?.split('/') ?? []
    return [...(/^[^:*]/.test(segment) ? [segment] : []), ...firstSegments(children ?? [])]
  })
}

if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8')) !== text)
    throw new Error('Out of date: packages/contract/generated/route-segments.ts. Run `npm run generate`.')
} else await writeFile(file, text)
