/**
 * Renders the scenes of the light layers offline in the colours that are named, and keeps a sample of the pixels for the test that compares
 * the site's formula with them: `node src/light-layers/write-reference.ts`. Takes some minutes.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { toSrgb } from '@pryad/tools-hair/colour.ts'
import { raster } from '@pryad/tools-hair/raster.ts'
import { shade } from '@pryad/tools-hair/shade.ts'
import sharp from 'sharp'
import { toDrawnColour } from '../../../../packages/colour/strand/fibre.ts'
import { referenceColours, samplePlaces } from '../../../../packages/colour/tests/strand-reference.ts'
import { developHair } from '../develop-hair.ts'
import { growHair, UNITS } from './grow-hair.ts'
import { type LayerScene, layerScenes } from './layer-scenes.ts'

const tests = path.resolve(import.meta.dirname, '../../../../packages/colour/tests')
const products = JSON.parse(await readFile(path.resolve(tests, '../../../content/products.json'), 'utf8'))
const colours = referenceColours(products)
const SAMPLES = 2

/** The scene in one colour as the offline renderer draws it, without ground, bloom and grain: sRGB bytes. */
function renderOffline(scene: LayerScene, hex: string): Buffer {
  const { width, height } = scene
  const { strands, rng, space } = growHair(scene, [...toDrawnColour(hex)])
  const light = shade(strands, space.width, space.height, scene.rig, rng)
  const target = { width: width * SAMPLES, height: height * SAMPLES, scale: (height * SAMPLES) / UNITS }
  const { values, cover } = developHair(
    raster(strands, light, target),
    width,
    height,
    SAMPLES,
    scene.exposure,
  )
  const bytes = Buffer.alloc(width * height * 3)
  for (const [pixel, share] of cover.entries())
    for (let k = 0; k < 3; k++)
      bytes[pixel * 3 + k] =
        share > 0 ? Math.round(toSrgb(Math.min(1, values[pixel * 3 + k] / share)) * 255) : 0
  return bytes
}

for (const scene of layerScenes) {
  const rows: Buffer[] = []
  for (const hex of colours) {
    const picture = renderOffline(scene, hex)
    const places = samplePlaces(scene.width, scene.height)
    rows.push(Buffer.concat(places.map((pixel) => picture.subarray(pixel * 3, pixel * 3 + 3))))
    console.log(scene.name, hex)
  }
  const { size } = await sharp(Buffer.concat(rows), {
    raw: { width: rows[0].length / 3, height: rows.length, channels: 3 },
  })
    .png({ compressionLevel: 9 })
    .toFile(path.join(tests, `strand-reference-${scene.name}.png`))
  console.log(`${scene.name}: ${rows.length} colours, ${size} bytes`)
}
