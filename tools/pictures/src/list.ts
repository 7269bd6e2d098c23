import { join } from 'node:path'
import { writeContactSheet } from './output/contact-sheet.ts'
import { updatePictureList } from './output/picture-list.ts'
import { loadScenes } from './scene.ts'
import { OWN_FOLDER, settings } from './settings.ts'

const scenes = loadScenes()
updatePictureList(`${settings.folder}.json`, scenes)
await writeContactSheet(settings.folder, scenes, join(OWN_FOLDER, 'contact-sheet.png'))
