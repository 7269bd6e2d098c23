import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bootScript } from 'virtual:boot-script'
import * as build from 'virtual:react-router/server-build'
import { type PageParts, toPageParts } from '../app/waking/finish-html.ts'

/** Reads what every page gets from the built site. */
export async function readPageParts(assetsFolder: string): Promise<PageParts> {
  const [sheet] = build.assets.routes.root?.css ?? []
  if (!sheet) throw new Error('The built site has no style sheet.')
  const styles = await readFile(path.join(assetsFolder, sheet), 'utf8')
  const { entry, url } = build.assets
  return toPageParts({ bootScript, styles: styles.trim(), starters: [entry.module, url] })
}
