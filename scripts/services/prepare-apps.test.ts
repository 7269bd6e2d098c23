import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../tasks/project.ts'
import { sources } from './prepare-apps.ts'

test.each(['site', 'cms'] as const)(
  'whatever content the %s imports, a change of it makes the build run again',
  (app) => {
    const files = globSync([`apps/${app}/{app,src,server}/**/*.{ts,tsx}`, 'packages/**/*.{ts,tsx}'], {
      cwd: root,
    })
    const imported = files
      .filter((file) => !/\.test\.tsx?$|node_modules|\/tests\/|\/testing\//.test(file))
      .flatMap((file) => [
        ...readFileSync(path.join(root, file), 'utf8').matchAll(/from '[./]+\/(content\/[^']+\.json)'/g),
      ])
      .flatMap(([, content]) => content ?? [])
    expect(imported).not.toEqual([])
    expect([...new Set(imported)].filter((content) => !sources[app].includes(content))).toEqual([])
  },
)
