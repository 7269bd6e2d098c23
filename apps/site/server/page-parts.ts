import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { startScript } from 'virtual:start-script'
import type { PageParts } from '../app/start/page-start.ts'

/** Reads the parts of the built site that every page contains. */
export async function readPageParts(assetsFolder: string): Promise<PageParts> {
  const [sheet] = build.assets.routes.root?.css ?? []
  if (!sheet) throw new Error('The built site has no style sheet.')
  return { startScript, styles: await readFile(path.join(assetsFolder, sheet), 'utf8') }
}
