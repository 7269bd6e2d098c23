import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../tasks/project.ts'
import type { Source } from './rooms.ts'

/** An import between two files, by their paths from the root. */
export type Import = { from: string; to: string; isType: boolean }

const statement =
  /\b(?:import|export)\s+(?<type>type\s)?(?:[^'";]*?\sfrom\s+)?'(?<static>(?:\.|#app\/)[^']+)'|\bimport\(\s*'(?<dynamic>(?:\.|#app\/)[^']+)'/g

/** Every import of a folder's files, relative or by `#app/`, of types too. Tests and generated files may import anything and are left out. */
export function findImports(folder: string): Import[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/(?:generated|testing|tests|node_modules)\//.test(file))
    .flatMap((from) => {
      const text = readFileSync(path.join(root, from), 'utf8')
      return [...text.matchAll(statement)].map(({ groups = {} }) => ({
        from,
        to: resolve(from, groups.static ?? groups.dynamic ?? ''),
        isType: groups.type !== undefined,
      }))
    })
    .filter(({ to }) => !to.includes('+types/'))
}

function resolve(from: string, specifier: string): string {
  return specifier.startsWith('#')
    ? path.join('apps/site', specifier.slice(1))
    : path.join(path.dirname(from), specifier)
}

/** The imports that break the order of rooms, a sentence for each. */
export function checkOrder(imports: Import[], source: Source): string[] {
  const inside = imports.filter(({ to }) => to.startsWith(`${source.folder}/`))
  const rooms = new Set(inside.flatMap(({ from, to }) => [roomOf(from, source), roomOf(to, source)]))
  return [
    ...(source.rooms.length > 0 ? [...rooms] : [])
      .filter((room) => !room.includes('.') && !source.rooms.includes(room))
      .map((room) => `${source.folder}/${room} is not among the rooms of scripts/checks/rooms.ts`),
    ...inside
      .filter(({ from, to }) => isUpward(roomOf(from, source), roomOf(to, source), source.rooms))
      .map(({ from, to }) => `${from} imports upwards from ${to}`),
    ...imports
      .filter((one) => !one.to.startsWith(`${source.folder}/`) && !mayLeave(one, source))
      .map(({ from, to }) => `${from} imports from outside of ${source.folder}: ${to}`),
    ...findCircles(inside, source).map(
      (circle) => `Folders import each other in a circle: ${circle.join(' → ')}`,
    ),
  ]
}

/** The first folder of a path within the source, or the file itself beside the folders. */
function roomOf(file: string, { folder }: Source): string {
  return path.relative(folder, file).split('/')[0] ?? file
}

function isUpward(from: string, to: string, rooms: readonly string[]): boolean {
  return rooms.includes(to) && rooms.indexOf(to) < rooms.indexOf(from)
}

function mayLeave({ to, isType }: Import, { outside, outsideTypes = [] }: Source): boolean {
  return [...outside, ...(isType ? outsideTypes : [])].some((beginning) => to.startsWith(beginning))
}

/** The circles between the folders of divided rooms, each as the way round it. */
function findCircles(imports: Import[], { folder, divided = [] }: Source): string[][] {
  const subjectOf = (file: string) => path.relative(folder, file).split('/').slice(0, 2).join('/')
  const arrows = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [one, other] = [subjectOf(from), subjectOf(to)]
    const isDivided = [one, other].every((subject) => divided.includes(subject.split('/')[0] ?? ''))
    if (isDivided && one !== other) arrows.set(one, (arrows.get(one) ?? new Set()).add(other))
  }
  const done = new Set<string>()
  const circles: string[][] = []
  const visit = (subject: string, way: string[]) => {
    const start = way.indexOf(subject)
    if (start !== -1) circles.push([...way.slice(start), subject])
    if (start !== -1 || done.has(subject)) return
    for (const next of arrows.get(subject) ?? []) visit(next, [...way, subject])
    done.add(subject)
  }
  for (const subject of arrows.keys()) visit(subject, [])
  return circles
}
