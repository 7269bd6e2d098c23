import { join, resolve } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'

const { OUT, VIDEOS } = env

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url))

/** Drawn hair, contact sheets and the encoder's files between its passes. */
export const CACHE = fileURLToPath(new URL('../cache', import.meta.url))

/** The settings from the command line. */
export const settings = {
  /** Folder of the finished lessons. */
  folder: OUT ? resolve(OUT) : join(CONTENT, 'lessons'),
  /** The step scripts. */
  videosFile: VIDEOS ? resolve(VIDEOS) : join(CONTENT, 'videos.json'),
}
