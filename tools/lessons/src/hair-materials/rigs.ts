import { createRig } from '@pryad/tools-hair/rig.ts'

/** Flat and bright: the colour of a swatch matters more than its shape. */
export const SWATCH_RIG = createRig({
  lights: [
    { direction: [-0.42, -0.5, 0.76], power: 2.5, colour: '#FFF6EE' },
    { direction: [0.75, -0.3, 0.35], power: 0.9, colour: '#FFE9D6' },
    { direction: [0.5, 0.25, 0.8], power: 0.5, colour: '#E8ECFF' },
  ],
  ambient: 0.42,
  roughness: 0.11,
})

/** From above, with rims on both sides. */
export const TOP_RIG = createRig({
  lights: [
    { direction: [-0.2, -0.7, 0.66], power: 1.9, colour: '#FFF8F5' },
    { direction: [0.85, -0.3, -0.35], power: 1.3, colour: '#FFE9D6' },
    { direction: [-0.85, -0.2, -0.3], power: 0.9, colour: '#EFE6FF' },
  ],
  ambient: 0.24,
  roughness: 0.1,
})

/** From the upper left, as all things of the lessons are lit. */
export const HEAD_RIG = createRig({
  lights: [
    { direction: [-0.45, -0.62, 0.64], power: 1.9, colour: '#FFF6EE' },
    { direction: [0.9, -0.3, -0.1], power: 1.1, colour: '#FFE3C8' },
    { direction: [0.5, 0.1, 0.85], power: 0.4, colour: '#F4ECFF' },
  ],
  ambient: 0.27,
  roughness: 0.1,
})
