import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { routeSegments } from '@pryad/contract/generated/route-segments.ts'
import { serverSegments } from '@pryad/contract/reserved-slugs.ts'
import { expect, test } from 'vitest'

const app = import.meta.dirname
const namesIn = (folder: string) => globSync('*', { cwd: path.join(app, folder) }).map((file) => `/${file}`)

/** The beginnings an address of this site may have: a route, an address of the server, a standing page that always comes with it, or a file. */
const beginnings = new Set([
  ...[...routeSegments, ...serverSegments].map((segment) => `/${segment}`),
  ...namesIn('../../../content/pages').map((file) => file.replace('.md', '')),
  ...namesIn('../public'),
])
/** Files that speak of addresses at other hosts. */
const elsewhere = /player\/providers\/|site\/allow-services/

test('every address in quotes is one that the site answers', () => {
  const files = globSync('{features,layouts,routes,ui}/**/*.{ts,tsx}', { cwd: app })
  const strays = files
    .filter((file) => !file.includes('.test.') && !elsewhere.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(app, file), 'utf8').matchAll(/["'`](\/[a-z][\w.-]+)/gi)]
        .filter(([, beginning = '']) => !beginnings.has(beginning))
        .map(([, beginning]) => `${file}: ${beginning}`),
    )
  expect(strays, 'A new route is known after `npm run generate`.').toEqual([])
})
