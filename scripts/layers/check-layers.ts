import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../tasks/project.ts'
import type { LayerTable } from './tables.ts'

/** One import between files of an app, by their paths within its source. */
export type Import = { from: string; to: string; isType: boolean }

const statement =
  /\b(?:import|export)\s+(?<type>type\s)?(?:[^'";]*?\sfrom\s+)?'(?<static>(?:\.|#app\/)[^']+)'|\bimport\(\s*'(?<dynamic>(?:\.|#app\/)[^']+)'/g

/** Every import within an app's source, relative or by `#app/`, of types too. Tests and generated files may import anything and are left out. */
export function findImports(source: string): Import[] {
  const folder = path.join(root, source)
  return globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.test\.tsx?$|(?:^|\/)(?:generated|testing)\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      return [...text.matchAll(statement)].map(({ groups = {} }) => ({
        from: file,
        to: path.relative(folder, resolve(path.join(folder, file), groups.static ?? groups.dynamic ?? '')),
        isType: groups.type !== undefined,
      }))
    })
    .filter(({ to }) => !to.includes('+types/'))
}

function resolve(file: string, specifier: string): string {
  return specifier.startsWith('#')
    ? path.join(root, 'apps/site', specifier.slice(1))
    : path.join(path.dirname(file), specifier)
}

/** The broken rules among an app's imports, a sentence for each. */
export function checkLayers(imports: Import[], table: LayerTable): string[] {
  const inside = imports.filter(({ to }) => !to.startsWith('..'))
  const rooms = new Set(inside.flatMap(({ from, to }) => [roomOf(from), roomOf(to)]))
  const unknown = [...rooms].filter((room) => depthOf(room, table) === -1)
  return [
    ...unknown.map(
      (room) => `${room} stands in no layer of ${table.source}: add it to scripts/layers/tables.ts`,
    ),
    ...inside
      .filter((one) => isUpward(one, table))
      .map(({ from, to }) => `${from} imports upwards from ${to}`),
    ...imports
      .filter((one) => one.to.startsWith('..') && !mayLeave(one, table))
      .map(({ from, to }) => `${from} imports from outside of ${table.source}: ${to}`),
    ...findCircles(inside, table).map(
      (circle) => `Folders import each other in a circle: ${circle.join(' → ')}`,
    ),
  ]
}

function mayLeave({ to, isType }: Import, { outside = [] }: LayerTable): boolean {
  return outside.some(({ path, typesOnly = false }) => to.startsWith(path) && (isType || !typesOnly))
}

function isUpward({ from, to }: Import, table: LayerTable): boolean {
  const below = depthOf(roomOf(to), table)
  return below !== -1 && below < depthOf(roomOf(from), table)
}

/** The index of a room's layer: 0 at the top, -1 when the table does not name the room. */
function depthOf(room: string, { layers }: LayerTable): number {
  return layers.findIndex(({ rooms }) => rooms.includes(room))
}

/** The first folder of a path, or the file itself beside the folders. */
function roomOf(file: string): string {
  return file.split('/')[0] ?? file
}

/** The folder that is checked for circles: a room, or a subject of a divided room. */
function subjectOf(file: string, { divided = [] }: LayerTable): string {
  const [room = '', subject = ''] = file.split('/')
  return divided.includes(room) ? `${room}/${subject}` : room
}

function findCircles(imports: Import[], table: LayerTable): string[][] {
  const arrows = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [one, other] = [subjectOf(from, table), subjectOf(to, table)]
    if (one !== other) arrows.set(one, (arrows.get(one) ?? new Set()).add(other))
  }
  const done = new Set<string>()
  const circles: string[][] = []
  const visit = (folder: string, way: string[]) => {
    const start = way.indexOf(folder)
    if (start !== -1) circles.push([...way.slice(start), folder])
    if (start !== -1 || done.has(folder)) return
    for (const next of arrows.get(folder) ?? []) visit(next, [...way, folder])
    done.add(folder)
  }
  for (const folder of arrows.keys()) visit(folder, [])
  return circles
}
