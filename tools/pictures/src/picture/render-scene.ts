import { raster } from '@pryad/tools-hair/raster.ts'
import { createRng } from '@pryad/tools-hair/rng.ts'
import { shade } from '@pryad/tools-hair/shade.ts'
import { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import { compose } from '../compose.ts'
import { RIGS } from '../light-rigs.ts'
import type { Scene } from '../scene.ts'
import { createBackdrop, isDark } from './backdrop.ts'
import { developHair } from './develop-hair.ts'
import { addDrop } from './drops.ts'
import { finish } from './finish.ts'
import { drawShapes } from './flat-shapes.ts'
import type { LightImage } from './light-image.ts'
import { createShadow } from './shadow.ts'

/** Height of every scene, units. */
const UNITS = 1000

/** A finished picture: RGB bytes. */
export type Picture = { bytes: Buffer; width: number; height: number; vertexCount: number }

/** Draws a scene. `previewScale` above 0 gives a smaller, coarser picture of the same hair. */
export async function renderScene(scene: Scene, previewScale = 0): Promise<Picture> {
  const scale = previewScale || 1
  const samples = previewScale ? 1 : 2
  const width = Math.round(scene.size[0] * scale)
  const height = Math.round(scene.size[1] * scale)
  const space = { width: scene.size[0] / (scene.size[1] / UNITS), height: UNITS }

  const rng = createRng(scene.seed)
  const strands = new StrandSet()
  compose(strands, scene.items, rng, space)
  const rig = { ...RIGS[scene.light], ...scene.rig }
  const light = shade(strands, space.width, space.height, rig, rng)
  const drawn = raster(strands, light, {
    width: width * samples,
    height: height * samples,
    scale: (height * samples) / UNITS,
  })
  const hair = developHair(drawn, width, height, samples, scene.exposure)

  const shapes = scene.shapes ? await drawShapes(scene.shapes, width, height, space.width) : undefined
  const shadow = createShadow(strands, space, rig.lights[0], scene.background.shadowSoftness)
  const size = { width, height, space }
  const backdrop = createBackdrop(scene.background, size, shadow, shapes)
  const image: LightImage = { values: hair.values, width, height }
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column
      const behind = backdrop(column, row)
      for (let k = 0; k < 3; k++) image.values[pixel * 3 + k] += behind[k] * (1 - hair.cover[pixel])
    }
  for (const drop of scene.drops) addDrop(image, drop)
  const grain = isDark(scene.background.colour) ? 4 : 2
  return { bytes: finish(image, hair.spill, grain), width, height, vertexCount: strands.count }
}
