import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { requireLessonFile } from '../content/lessons/require-lesson-file.ts'
import { requireRightFile } from '../content/pictures/require-right-file.ts'
import { requireFileOnDisk, setRange } from '../content/pictures/serve-files.ts'
import { deleteTempFile, nameFileByContent, rememberTempFile } from '../content/pictures/uploaded-file.ts'
import { environment } from '../environment.ts'

const files = {
  mimeTypes: ['video/mp4', 'video/webm', 'text/vtt'],
  maxMegabytes: 300,
  what: 'видео MP4 или WebM либо субтитры WebVTT или SRT',
}

export const VideoFiles: CollectionConfig = {
  slug: 'video-files',
  labels: { singular: 'Файл урока', plural: 'Файлы уроков' },
  access: accessTo('video-files'),
  admin: {
    group: 'Файлы',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'mimeType', 'filesize', 'updatedAt'],
    description: 'Видео MP4 или WebM, субтитры WebVTT или SRT, до 300 МБ.',
  },
  upload: {
    staticDir: path.join(environment.dataDir, 'lessons'),
    // The panel's choice of files offers these; some browsers know .srt by its ending alone. When it is stored it is WebVTT.
    mimeTypes: [...files.mimeTypes, 'application/x-subrip', '.srt'],
    pasteURL: false,
    handlers: [requireFileOnDisk, setRange],
  },
  hooks: {
    beforeOperation: [rememberTempFile, requireLessonFile, requireRightFile(files), nameFileByContent],
    afterOperation: [deleteTempFile],
  },
  fields: [],
}
