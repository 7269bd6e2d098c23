import { STUDIO } from '@pryad/tools-hair/rig.ts'
import { type Coat, coat, inClumps, inStrands } from './coat.ts'
import { buildFall } from './fall.ts'
import { buildHead } from './head.ts'
import type { Material } from './material.ts'
import { buildParting } from './parting.ts'
import { HEAD_RIG, SWATCH_RIG, TOP_RIG } from './rigs.ts'
import { buildSwatch } from './swatch.ts'
import { buildTemple } from './temple.ts'

/** Hair under a thick layer of colouring cream. */
const creamCoat = (gloss: number): Coat => coat('cream', [inClumps('cream-2', 0.3)], { gloss })

const headHair = [inClumps('5', 0.25), inClumps('7', 0.16)]
const greyRoots = [
  { shade: 'silver', share: 0.42 },
  { shade: 'grey', share: 0.2 },
] as const

const head: Material = {
  build: buildHead,
  width: 1000,
  pixelHeight: 1150,
  seed: 5,
  rig: HEAD_RIG,
  coats: {
    natural: coat('6', [...headHair, inStrands('silver', 0.035)]),
    grey: coat('6', headHair, { roots: { base: '6', streaks: greyRoots, length: 130 } }),
    dyed: coat('copper', [inClumps('copper-soft', 0.22), inClumps('red', 0.08)]),
    cream: creamCoat(1.5),
  },
}

const fall: Material = {
  build: buildFall,
  width: 1000,
  pixelHeight: 900,
  seed: 9,
  rig: TOP_RIG,
  coats: {
    yellow: coat('yellow', [inClumps('yellow-2', 0.3), inStrands('8', 0.12)]),
    orange: coat('orange', [inClumps('copper-6-4', 0.2), inStrands('yellow', 0.15)]),
    violet: coat('violet', [inClumps('violet-2', 0.3)], { gloss: 1.3 }),
    cold: coat('cold', [inClumps('cold-2', 0.34), inStrands('10', 0.2)]),
    mid: coat('10', [inClumps('9', 0.3), inStrands('cold', 0.2)]),
    cream: creamCoat(1.5),
    wet: coat('wet', [inClumps('wet-2', 0.3)], { gloss: 2.1 }),
    copper: coat('copper', [inClumps('copper-soft', 0.3), inStrands('copper-6-4', 0.2)]),
  },
}

const parting: Material = {
  build: buildParting,
  width: 1778,
  pixelHeight: 720,
  seed: 13,
  rig: STUDIO,
  coats: {
    old: coat('copper-soft', [inClumps('copper', 0.25), inStrands('8', 0.07)]),
    natural: coat('7', [inClumps('6', 0.3), inStrands('silver', 0.26)]),
    dyed: coat('copper', [inClumps('copper-6-4', 0.3), inStrands('red', 0.1)]),
    cream: coat('plum', [inClumps('plum-2', 0.3)], { gloss: 1.6 }),
  },
}

const temple: Material = {
  build: buildTemple,
  width: 1778,
  pixelHeight: 720,
  seed: 17,
  rig: STUDIO,
  coats: {
    grey: coat('5', [inStrands('silver', 0.3), inStrands('grey', 0.08), inClumps('4', 0.25)]),
    dyed: coat('5', [inClumps('4', 0.3), inClumps('6', 0.15)]),
    cream: creamCoat(1.6),
  },
}

const swatch: Material = {
  build: buildSwatch,
  width: 300,
  pixelHeight: 960,
  seed: 3,
  rig: SWATCH_RIG,
  coats: {
    l1: coat('1'),
    l2: coat('2'),
    l3: coat('3'),
    l4: coat('4'),
    l5: coat('5'),
    l6: coat('6'),
    l7: coat('7'),
    l8: coat('8'),
    l9: coat('9'),
    l10: coat('10'),
    t0: coat('t0'),
    t1: coat('t1'),
    t2: coat('t2'),
    t3: coat('t3'),
    t4: coat('t4'),
    t5: coat('t5'),
    t6: coat('t6'),
    t7: coat('t7'),
    c64: coat('copper-6-4'),
    c646: coat('copper', [inClumps('red', 0.2)]),
    yellow: coat('yellow', [inClumps('yellow-2', 0.3)]),
    violet: coat('violet', [inClumps('violet-2', 0.3)]),
    cold: coat('cold', [inClumps('cold-2', 0.3)]),
    cream: creamCoat(1.5),
  },
}

/** All hair of the lessons by name. */
export const MATERIALS: Readonly<Record<string, Material>> = { head, fall, parting, temple, swatch }
