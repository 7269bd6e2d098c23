import { type Image, loadImage } from '@napi-rs/canvas'
import { hairFile } from '../hair-materials/hair-file.ts'

const loaded = new Map<string, Promise<Image>>()

/** A drawn material in a coat. */
export function loadHair(material: string, coat: string): Promise<Image> {
  const file = hairFile(material, coat)
  const image = loaded.get(file) ?? loadImage(file)
  loaded.set(file, image)
  return image
}
