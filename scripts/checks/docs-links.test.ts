import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as textOf } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { root } from '../tasks/project.ts'

/** Folders with files that are not the repository's own. */
const foreign = new Set(['node_modules', 'build', '.next', 'data'])
const pages = globSync('**/*.md', { cwd: root, exclude: (name) => foreign.has(path.basename(name)) }).sort()
const topFolders = new Set(
  globSync('*/', { cwd: root })
    .map((folder) => path.basename(folder))
    .filter((name) => !foreign.has(name)),
)

function* walk(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* walk(child)
}

const parsed = new Map<string, Nodes[]>()

function nodesOf(file: string): Nodes[] {
  return parsed.getOrInsertComputed(file, () => [...walk(fromMarkdown(readFileSync(path.join(root, file))))])
}

/** The anchors that GitHub gives the headings of a page, and those that its HTML names. */
function anchorsOf(nodes: Nodes[]): Set<string> {
  const anchors = new Set<string>()
  for (const node of nodes) {
    if (node.type === 'html') {
      for (const [, name] of node.value.matchAll(/\s(?:id|name)="([^"]+)"/g)) if (name) anchors.add(name)
    }
    if (node.type !== 'heading') continue
    const anchor = toAnchor(textOf(node))
    let free = anchor
    for (let number = 1; anchors.has(free); number++) free = `${anchor}-${number}`
    anchors.add(free)
  }
  return anchors
}

/** A heading as GitHub writes it into an address: letters of any alphabet stay, punctuation is dropped. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}

/** Whether an address leads to a file of this repository. `/…` is a page of the site, `{{…}}` a place in a letter. */
function isRelative(url: string): boolean {
  return !/^(?:[a-z][a-z+.-]*:|\/|\{\{)/i.test(url)
}

function brokenLinks(file: string): string[] {
  return nodesOf(file).flatMap((node) => {
    if (!('url' in node) || !isRelative(node.url)) return []
    const [place = '', anchor] = node.url.split('#').map((part) => decodeURIComponent(part))
    const target = place ? path.join(path.dirname(file), place) : file
    const line = `${file}:${node.position?.start.line} ${node.url}`
    if (!existsSync(path.join(root, target))) return [line]
    if (!anchor || !target.endsWith('.md')) return []
    return anchorsOf(nodesOf(target)).has(anchor) ? [] : [line]
  })
}

/** Paths that a page names as code, and that are not there. */
function missingPaths(file: string): string[] {
  return nodesOf(file).flatMap((node) => {
    if (node.type !== 'inlineCode' || !/^[\w@.()[\]/-]+$/.test(node.value)) return []
    const [first] = node.value.split('/')
    if (!first || first === node.value || !topFolders.has(first)) return []
    return existsSync(path.join(root, node.value))
      ? []
      : [`${file}:${node.position?.start.line} ${node.value}`]
  })
}

const commands = globSync('docs/**/*.{md,service}', { cwd: root }).sort()

/** Scripts that a command for a server starts in its working folder, and that are not there. */
function missingScripts(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const [, folder = ''] = text.match(/WorkingDirectory=\/srv\/pryad\/?(\S*)/) ?? []
  return [...text.matchAll(/bin\/node (?:-\S+ )*(\S+\.ts)\b/g)].flatMap(([, name = '']) => {
    const script = path.join(folder, name)
    return existsSync(path.join(root, script)) ? [] : [`${file}: ${script}`]
  })
}

/** Files that a page names without their folder: of Next.js, or invented. */
const notOurs = new Set([
  'proxy.ts',
  'instrumentation.ts',
  'assets.routes.root.css',
  'Name.tsx',
  'X.test.tsx',
  'Name.module.css',
])
const fileNames = new Set(
  globSync('**/*.{ts,tsx,css,graphql}', {
    cwd: root,
    exclude: (name) => foreign.has(path.basename(name)),
  }).map((file) => path.basename(file)),
)

/** Files that a page names as code, alone or behind the end of their path, and that are nowhere. */
function missingFiles(file: string): string[] {
  return nodesOf(file).flatMap((node) => {
    if (
      node.type !== 'inlineCode' ||
      !/^[\w@$()[\]/-][\w.@$()[\]/-]*\.(?:ts|tsx|css|graphql)$/.test(node.value)
    )
      return []
    const name = path.basename(node.value)
    return fileNames.has(name) || notOurs.has(name)
      ? []
      : [`${file}:${node.position?.start.line} ${node.value}`]
  })
}

test('headings have the anchors that GitHub gives them', () => {
  const headings = '# Кто «спрашивает»?\n## §7 Calls\n## Add `a page`\n## Add a page\n<a id="old"></a>\n'
  expect([...anchorsOf([...walk(fromMarkdown(headings))])]).toEqual([
    'кто-спрашивает',
    '7-calls',
    'add-a-page',
    'add-a-page-1',
    'old',
  ])
})

test('every link of a page leads somewhere, and a page names only paths that exist', () => {
  expect(pages.length).toBeGreaterThan(40)
  expect(pages.flatMap(brokenLinks)).toEqual([])
  expect(pages.flatMap(missingPaths)).toEqual([])
  expect(pages.flatMap(missingFiles)).toEqual([])
})

test('every command for a server starts a script that exists', () => {
  expect(commands.flatMap(missingScripts)).toEqual([])
})
