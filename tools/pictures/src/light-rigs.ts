import { createRig, type Rig, STUDIO } from '@pryad/tools-hair/rig.ts'

/** Ways to light a picture. */
export const RIGS = {
  studio: STUDIO,
  /** Warm light from behind, for dark backgrounds. */
  evening: createRig({
    lights: [
      { direction: [-0.45, -0.6, 0.55], power: 1.8, colour: '#FFF1E2' },
      { direction: [0.8, -0.3, -0.5], power: 2.6, colour: '#FFC9A0' },
      { direction: [0.7, 0.5, 0.5], power: 0.3, colour: '#E9A6C8' },
    ],
    ambient: 0.2,
    roughness: 0.09,
  }),
  /** From above, with rims on both sides. */
  top: createRig({
    lights: [
      { direction: [0.04, -0.74, 0.62], power: 1.9, colour: '#FFF8F5' },
      { direction: [0.85, -0.3, -0.35], power: 1.3, colour: '#FFE9D6' },
      { direction: [-0.85, -0.2, -0.3], power: 0.9, colour: '#EFE6FF' },
    ],
    ambient: 0.24,
    roughness: 0.1,
  }),
  /** From beside the viewer, for hair that fills the picture. */
  front: createRig({
    lights: [
      { direction: [-0.36, -0.36, 0.86], power: 1.75, colour: '#FFF8F0' },
      { direction: [0.8, -0.35, -0.4], power: 1.6, colour: '#FFE3C8' },
      { direction: [-0.8, 0.1, -0.2], power: 0.7, colour: '#FFE3C8' },
    ],
    ambient: 0.2,
    roughness: 0.085,
  }),
} satisfies Record<string, Rig>
