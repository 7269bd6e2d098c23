import type { Plugin } from 'payload'
import { deleteOldPictures } from '../../content/pictures/generated-files.ts'
import { sharePictureFolder } from '../../content/share-pictures/share-pictures.ts'
import { everyWhileRunning } from '../../http/every-while-running.ts'

const intervalMs = 24 * 60 * 60 * 1000

/** Deletes old pictures of link previews, at the start and once a day. */
export const tidySharePictures: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    void deleteOldPictures(sharePictureFolder)
    everyWhileRunning(payload, intervalMs, () => void deleteOldPictures(sharePictureFolder))
  },
})
