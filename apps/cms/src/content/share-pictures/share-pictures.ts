import path from 'node:path'
import { environment } from '../../environment.ts'
import { conversionsOf } from '../pictures/conversions.ts'
import { conversions } from '../pictures/pictures.ts'
import { readOriginal } from '../pictures/read-original.ts'
import { createSharePictures, type ReadMedia } from './provide-share-picture.ts'

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
