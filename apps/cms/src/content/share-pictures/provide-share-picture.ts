import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Media } from '../../payload-types.ts'
import { atOnce } from '../pictures/at-once.ts'
import { keepFile } from '../pictures/keep-file.ts'
import { drawShareCard } from './draw-share-card.ts'
import { findShareCard } from './find-share-card.ts'
import type { ShareCard } from './share-card.ts'

type Picture = {
  bytes: Buffer
  /** Whether the picture is complete; an incomplete one is drawn again at the next request. */
  isWhole: boolean
}

/** A picture, nothing at this address, or too much to do: ask again. */
type Outcome = Picture | 'missing' | 'busy'

/** Reads a picture as link previews show it. */
export type ReadMedia = (payload: Payload, picture: Media) => Promise<Buffer>

type Options = {
  /** Where pictures are kept once they are drawn. */
  folder: string
  readMedia: ReadMedia
}

/** The most pictures that may wait for their turn. Each document has one, and it is drawn once. */
const mostWaiting = 100

/** Provides pictures of link previews. They are drawn one after another, and only for existing documents: nobody can fill the disk. */
export function createSharePictures({ folder, readMedia }: Options) {
  const underWay = new Map<string, Promise<Picture>>()
  /** Files of the media that could not be used, so that each is told of once. */
  const unusable = new Set<string>()
  const inTurn = atOnce(1)

  async function draw(payload: Payload, card: ShareCard): Promise<Picture> {
    const filename = card.media?.filename
    if (!card.media || !filename) return { bytes: await drawAndKeep(card, null), isWhole: true }
    try {
      const bytes = await drawAndKeep(card, await readMedia(payload, card.media))
      unusable.delete(filename)
      return { bytes, isWhole: true }
    } catch (error) {
      if (!unusable.has(filename)) {
        unusable.add(filename)
        payload.logger.warn({ err: error, file: filename }, 'A link preview is shown without its picture')
      }
      return { bytes: await drawShareCard({ ...card, picture: null }), isWhole: false }
    }
  }

  async function drawAndKeep(card: ShareCard, picture: Buffer | null): Promise<Buffer> {
    const bytes = await drawShareCard({ ...card, picture })
    await keep(card.file, bytes).catch(() => undefined)
    return bytes
  }

  /** A disk that takes nothing is no reason to show nothing. */
  async function keep(file: string, bytes: Buffer): Promise<void> {
    await keepFile(path.join(folder, file), bytes)
    const [document] = file.split('.')
    for (const other of await readdir(folder)) {
      if (other !== file && other.startsWith(`${document}.`))
        await rm(path.join(folder, other), { force: true })
    }
  }

  return async (payload: Payload, file: string): Promise<Outcome> => {
    const card = await findShareCard(payload, file)
    if (!card) return 'missing'
    const kept = await readFile(path.join(folder, file)).catch(() => undefined)
    if (kept) return { bytes: kept, isWhole: true }
    const known = underWay.get(file)
    if (known !== undefined) return known
    if (underWay.size >= mostWaiting) return 'busy'
    const drawing = inTurn(() => draw(payload, card)).finally(() => underWay.delete(file))
    underWay.set(file, drawing)
    return drawing
  }
}
