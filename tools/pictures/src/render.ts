import { argv } from 'node:process'
import { writePicture, writePreview } from './output/write-picture.ts'
import { renderScene } from './picture/render-scene.ts'
import { loadScenes } from './scene.ts'
import { settings } from './settings.ts'

const { folder, previewScale } = settings
const names = argv.slice(2)
const scenes = loadScenes().filter(({ file }) => names.length === 0 || names.includes(file))
if (scenes.length === 0) throw new Error(`No scene is called ${names.join(' or ')}`)

for (const scene of scenes) {
  const started = Date.now()
  const picture = await renderScene(scene, previewScale)
  if (previewScale) await writePreview(folder, scene, picture)
  else await writePicture(folder, scene, picture)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${scene.file}: ${(picture.vertexCount / 1e6).toFixed(2)} M vertices, ${seconds} s`)
}
