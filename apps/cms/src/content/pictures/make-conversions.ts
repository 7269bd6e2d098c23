import { access, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Media } from '../../payload-types.ts'
import { atOnce } from './at-once.ts'
import { type Conversion, conversionsOf, originOf, type Picture } from './conversions.ts'
import { cut } from './cut.ts'
import { keepFile } from './keep-file.ts'

export type CutPicture = Picture & Pick<Media, 'focalX' | 'focalY'>

type Options = {
  /** Where conversions are kept. */
  folder: string
  /** Reads the original as it is stored. */
  readOriginal: (payload: Payload, filename: string) => Promise<Buffer>
}

/** Encoding is for the processor: more at the same time would make everybody wait longer. */
const mostAtOnce = 2
/** The most conversions that may wait for their turn. */
const mostWaiting = 500

/** Makes conversions and keeps them in a folder. Each is made once however many ask for it. */
export function createConversions({ folder, readOriginal }: Options) {
  const underWay = new Map<string, Promise<Buffer>>()
  const inTurn = atOnce(mostAtOnce)

  const placeOf = (picture: Picture, { filename }: Conversion) =>
    path.join(folder, originOf({ ...picture, filename }))

  function make(payload: Payload, picture: CutPicture, conversion: Conversion): Promise<Buffer> {
    const place = placeOf(picture, conversion)
    const known = underWay.get(place)
    if (known !== undefined) return known
    const making = inTurn(async () => {
      const original = await readOriginal(payload, picture.filename ?? '')
      const focalPoint = { x: picture.focalX ?? 50, y: picture.focalY ?? 50 }
      const bytes = await cut(original, conversion, focalPoint)
      // A disk that takes nothing is no reason to show nothing.
      await keepFile(place, bytes).catch(() => undefined)
      return bytes
    }).finally(() => underWay.delete(place))
    underWay.set(place, making)
    return making
  }

  return {
    /** The bytes of a conversion; `busy` when too many are waited for already. */
    provide: async (
      payload: Payload,
      picture: CutPicture,
      conversion: Conversion,
    ): Promise<Buffer | 'busy'> => {
      const place = placeOf(picture, conversion)
      const kept = await readFile(place).catch(() => undefined)
      if (kept) return kept
      if (!underWay.has(place) && underWay.size >= mostWaiting) return 'busy'
      return make(payload, picture, conversion)
    },

    /** Makes a conversion unless it is there; says whether it has. */
    ensure: async (payload: Payload, picture: CutPicture, conversion: Conversion): Promise<boolean> => {
      const isThere = await access(placeOf(picture, conversion)).then(
        () => true,
        () => false,
      )
      if (!isThere) await make(payload, picture, conversion)
      return !isThere
    },

    /** Deletes what was made of a picture. */
    forget: async (picture: Picture): Promise<void> => {
      await Promise.all(
        conversionsOf(picture).map((conversion) => rm(placeOf(picture, conversion), { force: true })),
      )
    },
  }
}
