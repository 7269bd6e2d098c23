import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cmsShape } from './cms-environment.ts'
import { siteShape } from './site-environment.ts'

/** Variables of the other programs in compose.yml, and of the file itself. */
const others = /^(POSTGRES_|ROOT_|LISTEN$|REAL_IP_FROM$|NET_BIND_SERVICE$)/

test('compose.yml sets no variable that site and cms do not know', () => {
  const file = readFileSync(path.resolve(import.meta.dirname, '../../compose.yml'), 'utf8')
  const named = [...file.matchAll(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]+|[A-Z0-9]{5,}(?=:[ \n]))/g)].map(
    ([name]) => name,
  )
  const known = { ...cmsShape, ...siteShape }
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !(name in known) && !others.test(name))).toEqual([])
})
