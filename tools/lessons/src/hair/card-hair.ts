import type { Paint } from '../canvas/context.ts'
import type { Box } from '../canvas/sprites.ts'
import { loadHair } from './images.ts'

const BOXES = { fall: [-400, -40, 800, 800], head: [-450, -30, 940, 940] } satisfies Record<string, Box>

/** Hair for a title card. */
export async function loadCardHair(material: keyof typeof BOXES, coat: string): Promise<Paint> {
  const image = await loadHair(material, coat)
  const [x, y, width, height] = BOXES[material]
  return (ctx) => ctx.drawImage(image, x, y, width, height)
}
