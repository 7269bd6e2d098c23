import path from 'node:path'

/** Folders of the repository that the scripts work with. */
export const root = path.resolve(import.meta.dirname, '..')
export const siteFolder = path.join(root, 'apps/site')
export const cmsFolder = path.join(root, 'apps/cms')
export const contentFolder = path.join(root, 'content')

/** The file of an installed command, to be run by Node.js. */
export function bin(file: string): string {
  return path.join(root, 'node_modules', file)
}

export const commands = {
  next: bin('next/dist/bin/next'),
  reactRouter: bin('@react-router/dev/bin.cjs'),
  knip: bin('knip/bin/knip.js'),
  biome: bin('@biomejs/biome/bin/biome'),
  tsc: bin('typescript/bin/tsc'),
  vitest: bin('vitest/vitest.mjs'),
  playwright: bin('@playwright/test/cli.js'),
  payload: bin('payload/bin.js'),
}
