import { resolve } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'

const { OUT, PREVIEW } = env

const CONTENT_PICTURES = fileURLToPath(new URL('../../../content/pictures', import.meta.url))

/** Folder of this tool's unpublished files. */
export const OWN_FOLDER = fileURLToPath(new URL('../out', import.meta.url))

const previewScale = Number(PREVIEW ?? 0)
if (Number.isNaN(previewScale)) throw new Error(`PREVIEW must be a number such as 0.45, not ${PREVIEW}`)

/** The settings from the command line. */
export const settings = {
  /** Folder of the pictures. The list of pictures lies beside it, as `<folder>.json`. */
  folder: OUT ? resolve(OUT) : CONTENT_PICTURES,
  /** Scale of a quick PNG instead of the finished WebP, such as 0.45; 0 = finished. */
  previewScale,
}
