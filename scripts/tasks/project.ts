import path from 'node:path'

/** Folders of the repository that the scripts work with. */
export const root = path.resolve(import.meta.dirname, '../..')
export const siteFolder = path.join(root, 'apps/site')
export const cmsFolder = path.join(root, 'apps/cms')
export const contentFolder = path.join(root, 'content')

const installed = (file: string) => path.join(root, 'node_modules', file)

/** Files of installed commands, to be run by Node.js. */
export const commands = {
  next: installed('next/dist/bin/next'),
  reactRouter: installed('@react-router/dev/bin.cjs'),
  knip: installed('knip/bin/knip.js'),
  biome: installed('@biomejs/biome/bin/biome'),
  tsc: installed('typescript/bin/tsc'),
  vitest: installed('vitest/vitest.mjs'),
  playwright: installed('@playwright/test/cli.js'),
  payload: installed('payload/bin.js'),
}
