import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { environment } from '../../environment.ts'
import type { Media } from '../../payload-types.ts'
import { conversionsOf } from '../pictures/conversions.ts'
import { createMaker, keepFile } from '../pictures/generated-files.ts'
import { conversions, readOriginal } from '../pictures/pictures.ts'
import { drawShareCard } from './draw-share-card.ts'
import { findShareCard, type ShareCard } from './share-card.ts'

type Picture = {
  bytes: Buffer
  /** Whether the picture is complete; an incomplete one is drawn again at the next request. */
  isWhole: boolean
}

/** A picture, nothing at this address, or too much to do: ask again. */
type Outcome = Picture | 'missing' | 'busy'

/** Reads a picture as link previews show it. */
type ReadMedia = (payload: Payload, picture: Media) => Promise<Buffer>

type Options = {
  /** Where pictures are kept once they are drawn. */
  folder: string
  readMedia: ReadMedia
}

/** Each document has one picture, and it is drawn once. */
const limits = { atOnce: 1, maxWaiting: 100 }

/** Provides pictures of link previews. They are drawn one after another, and only for existing documents: nobody can fill the disk. */
export function createSharePictures({ folder, readMedia }: Options) {
  const maker = createMaker<Picture>(limits)
  /** Files of the media that could not be used, so that each is told of once. */
  const unusable = new Set<string>()

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
    return maker.makeUnlessBusy(file, () => draw(payload, card))
  }
}

/** A small picture has no conversion for link previews. */
const readMedia: ReadMedia = async (payload, picture) => {
  const conversion = conversionsOf(picture).find(
    ({ name, type }) => name === 'og_image' && type === 'image/jpeg',
  )
  if (!conversion) return readOriginal(payload, picture.filename ?? '')
  const bytes = await conversions.provide(payload, picture, conversion)
  if (bytes === 'busy') throw new Error('Too many conversions of pictures are waited for.')
  return bytes
}

/** Where pictures of link previews are kept. */
export const sharePictureFolder = path.join(environment.dataDir, 'share')

/** The pictures of link previews of this process. */
export const provideSharePicture = createSharePictures({ folder: sharePictureFolder, readMedia })
