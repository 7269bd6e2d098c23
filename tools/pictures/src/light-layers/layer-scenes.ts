import type { StrandColour } from '@pryad/tools-hair/lock.ts'
import type { Rig } from '@pryad/tools-hair/rig.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import { addCurtain } from '../compositions/curtain.ts'
import { addWave } from '../compositions/wave.ts'

/** Hair from which light layers are made. Roots lie where a strand begins: above in the curtain, on the left in the lock. */
export type LayerScene = {
  name: 'curtain' | 'lock'
  /** Pixels; the height is 1000 units. */
  width: number
  height: number
  seed: number
  rig: Rig
  /** Light of the scene: how bright hair comes out must not depend on the scene. */
  exposure: number
  /** The direction in which hair lies beside hair. */
  across: 'x' | 'y'
  /** The picture is compressed until it fits. */
  maxKilobytes: number
  addTo: (set: StrandSet, colour: StrandColour, rng: Rng) => void
}

/** White lamps: the colour of a strand is its own. Daylight from the upper left, a window on the right. */
const daylight: Rig = {
  lights: [
    { direction: [-0.34, -0.62, 0.72], power: 1.5, colour: '#FFFFFF' },
    { direction: [0.62, -0.1, 0.6], power: 0.45, colour: '#FFFFFF' },
  ],
  ambient: 0.32,
  roughness: 0.08,
  whiteGloss: 0.075,
  tintedGloss: 0.24,
  density: 0.6,
}

export const layerScenes: readonly LayerScene[] = [
  {
    name: 'curtain',
    width: 480,
    height: 320,
    seed: 19,
    rig: daylight,
    exposure: 0.86,
    across: 'x',
    maxKilobytes: 106,
    addTo: (set, colour, rng) =>
      addCurtain(
        set,
        {
          colour,
          left: -220,
          right: 1720,
          top: -130,
          bottom: 1180,
          strands: 15000,
          locks: 22,
          depthProfile: [-60, 40, 110, 130, 90, 50, 60, 105, 110, 60],
          bend: [70, 40, -50, -80, -10, 70, 80, 0, -70],
          shift: 0.12,
          overlap: 1.5,
          wander: 0.45,
          dome: 60,
          style: {
            radius: 1.75,
            segments: 150,
            clumps: 30,
            clumping: 0.3,
            wander: 0.09,
            frizz: 1.8,
            flyAways: 0.008,
            tipSpread: 0,
            variation: 0.19,
          },
        },
        rng,
      ),
  },
  {
    name: 'lock',
    width: 360,
    height: 120,
    seed: 7,
    rig: daylight,
    exposure: 1,
    across: 'y',
    maxKilobytes: 34,
    addTo: (set, colour, rng) =>
      addWave(
        set,
        {
          colour,
          path: [
            [-250, 620, -60],
            [150, 560, 40],
            [700, 400, 120],
            [1300, 520, 60],
            [1900, 640, 130],
            [2450, 500, 60],
            [2850, 470, 0],
            [3200, 520, -40],
          ],
          halfWidth: 330,
          strands: 3400,
          locks: 9,
          taper: [1, 1, 1, 1.02, 1, 0.85, 0.5, 0.15],
          wander: 0.12,
          depth: 40,
          bow: 60,
          thickness: 50,
          overlap: 2.4,
          style: {
            radius: 4.6,
            segments: 170,
            clumping: 0.32,
            frizz: 3,
            flyAways: 0,
            tipSpread: 0.12,
            variation: 0.19,
          },
        },
        rng,
      ),
  },
]
