import { compose, type PackedLayers } from '@pryad/colour/strand/compose.ts'
import { sizeOf } from '@pryad/colour/strand/layers.ts'
import curtain from '@pryad/colour/strand/scenes/curtain.webp?inline'
import lock from '@pryad/colour/strand/scenes/lock.webp?inline'
import { type SceneName, type StrandLook, sceneNames } from '@pryad/colour/strand/strand-look.ts'
import type { StrandPicture } from './strand-addresses.ts'

/** Pictures of light layers, as the build has put them into the server. */
const scenes: Record<SceneName, string> = { curtain, lock }
/** Width of a choice of the form in pixels: twice as wide as a phone shows it. */
const lockWidth = 270
/** Pixels of a link preview. */
const share = { width: 1200, height: 630 }
const half = { width: share.width / 2, height: share.height, channels: 3 } as const

const decoded = new Map<SceneName, Promise<PackedLayers>>()

/** Paints a strand. The library for pictures is loaded for the first one, so that a site without visitors of the finder stays small. */
export async function paintStrand(picture: StrandPicture): Promise<Buffer> {
  if (picture.scene === 'share') return paintShare(picture.before, picture.after)
  const strand = await paintPixels(picture.scene, picture.look)
  if (picture.scene === 'lock')
    return strand.resize({ width: lockWidth }).webp({ quality: 80, alphaQuality: 80, effort: 2 }).toBuffer()
  return strand.removeAlpha().webp({ quality: 90, effort: 2, smartSubsample: true }).toBuffer()
}

/**
 * Gets ready to paint, so that the first strand does not wait for it. A server that cannot now tries again with the first strand.
 */
export function prepareToPaint(): void {
  for (const scene of sceneNames) layersOf(scene).catch(() => undefined)
}

/** The left half of a strand before and the right half of it after, with a seam between them. */
async function paintShare(before: StrandLook, after: StrandLook): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const [left, right] = await Promise.all(
    [before, after].map(async (look, index) => {
      const strand = await paintPixels('curtain', look)
      return strand
        .removeAlpha()
        .resize({ ...share, fit: 'cover' })
        .extract({ ...half, left: index * half.width, top: 0 })
        .raw()
        .toBuffer()
    }),
  )
  return sharp({ create: { ...share, channels: 3, background: '#FAF5EF' } })
    .composite([
      { input: left, raw: half, left: 0, top: 0 },
      { input: right, raw: half, left: half.width + 4, top: 0 },
    ])
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** A strand in the pixels of its scene. */
export async function paintPixels(scene: SceneName, look: StrandLook) {
  const { default: sharp } = await import('sharp')
  const layers = await layersOf(scene)
  const { width, height } = sizeOf(layers)
  return sharp(compose(layers, look), { raw: { width, height, channels: 4 } })
}

function layersOf(scene: SceneName): Promise<PackedLayers> {
  const layers =
    decoded.get(scene) ??
    decode(scene).catch((error: unknown) => {
      // The next strand tries again.
      decoded.delete(scene)
      throw error
    })
  decoded.set(scene, layers)
  return layers
}

async function decode(scene: SceneName): Promise<PackedLayers> {
  const { default: sharp } = await import('sharp')
  const dataUrl = scenes[scene]
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { scene, data, width: info.width, height: info.height }
}
