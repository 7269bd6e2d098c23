import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bootScript } from 'virtual:boot-script'
import * as build from 'virtual:react-router/server-build'
import type { PageParts } from '../app/waking/finish-html.ts'
import { toLaterSheet } from '../app/waking/later-sheet.ts'
import { createStylesOfPage } from '../app/waking/page-styles.ts'

/** Reads the parts of the built site that every page contains. */
export async function readPageParts(assetsFolder: string): Promise<PageParts> {
  const [sheet] = build.assets.routes.root?.css ?? []
  if (!sheet) throw new Error('The built site has no style sheet.')
  const styles = await readFile(path.join(assetsFolder, sheet), 'utf8')
  const { entry, url } = build.assets
  return {
    bootScript,
    stylesOf: createStylesOfPage(styles),
    laterStyles: `/${toLaterSheet(styles).fileName}`,
    starters: [entry.module, url],
  }
}
