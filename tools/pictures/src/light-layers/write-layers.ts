/** Writes the light layers from which the site draws strands in any colour: `node src/light-layers/write-layers.ts`. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { layerScenes } from './layer-scenes.ts'
import { pack } from './pack.ts'
import { renderLayers } from './render-layers.ts'

const folder = path.resolve(import.meta.dirname, '../../../../packages/colour/strand/scenes')
const BEST_QUALITY = 92
const WORST_QUALITY = 50
const QUALITY_STEP = 2

for (const scene of layerScenes) {
  const { bytes, width, height } = pack(renderLayers(scene), scene.width, scene.height)
  for (let quality = BEST_QUALITY; quality >= WORST_QUALITY; quality -= QUALITY_STEP) {
    // Tiles of grey lose a little, the alpha nothing.
    const webp = await sharp(bytes, { raw: { width, height, channels: 4 } })
      .webp({ quality, alphaQuality: 100, effort: 6 })
      .toBuffer()
    if (webp.length > scene.maxKilobytes * 1024) continue
    await writeFile(path.join(folder, `${scene.name}.webp`), webp)
    console.log(`${scene.name}: ${width} × ${height}, quality ${quality}, ${webp.length} bytes`)
    break
  }
}
