import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../project.ts'

/** One import between files of an app, by their paths within its source. */
export type Import = { from: string; to: string; isType: boolean }

const statement =
  /\b(?:import|export)\s+(?<type>type\s)?(?:[^'";]*?\sfrom\s+)?'(?<static>(?:\.|#app\/)[^']+)'|\bimport\(\s*'(?<dynamic>(?:\.|#app\/)[^']+)'/g

/** Every import within an app's source, relative or from its root by `#app/`, of types too. Tests and generated files may import whatever they like. */
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
