import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../tasks/project.ts'

const contracts = readFileSync(path.join(root, 'docs/contracts.md'), 'utf8')
const sources = globSync('apps/site/app/**/*.{ts,tsx,css}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

/** The `data-…` attributes that a file writes or reads, also those that it names `dataset.…` or `… in element.dataset`. */
function attributesIn(code: string): Set<string> {
  const named = [...code.matchAll(/\bdata-[a-z]+(?:-[a-z]+)*/g)].map(([name]) => name)
  const inDataset = [...code.matchAll(/\bdataset\.(\w+)|'(\w+)' in [\w.]+\.dataset/g)].map(
    ([, property, tested]) => toAttribute(property ?? tested ?? ''),
  )
  return new Set([...named, ...inDataset])
}

function toAttribute(property: string): string {
  return `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

test('attributes are found in markup, in style sheets and in datasets', () => {
  const code =
    "<p data-first-focus /> :root[data-offline] p {} 'dialog' in link.dataset; root.dataset.firstLook = ''"
  expect([...attributesIn(code)]).toEqual([
    'data-first-focus',
    'data-offline',
    'data-dialog',
    'data-first-look',
  ])
})

test('docs/contracts.md names every data attribute that stands in two or more files of the site', () => {
  const filesOf = new Map<string, string[]>()
  for (const file of sources) {
    for (const name of attributesIn(readFileSync(path.join(root, file), 'utf8'))) {
      filesOf.set(name, [...(filesOf.get(name) ?? []), file])
    }
  }
  const missing = [...filesOf]
    .filter(([, files]) => files.length > 1)
    .filter(([name]) => !new RegExp(`\\b${name}(?![\\w-])`).test(contracts))
  expect(missing).toEqual([])
})
