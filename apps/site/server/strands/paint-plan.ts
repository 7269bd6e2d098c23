import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'
import type { OverlayOptions } from 'sharp'
import { markPaths } from '../../app/lib/brand/mark-paths.ts'
import { paintPixels } from './paint-strand.ts'
import { type Setting, setWords } from './set-text.ts'

/** The contents of a picture of a plan: facts about hair and nothing about a person. */
export type PlanDrawing = {
  before: StrandLook
  after: StrandLook
  /** Words on the two halves of the picture. */
  tags: readonly [before: string, after: string]
  kicker: string
  number: string
  name: string
  /** Up to three. */
  facts: readonly { label: string; value: string }[]
  /** The day of the test and that of dyeing. */
  days: readonly { label: string; value: string; note: string }[]
  brand: string
  /** Where the finder is. */
  address: string
}

/** Fits the feeds and chats of phones. */
export const planSize = { width: 1080, height: 1350 } as const

const paper = '#faf5ef'
const rule = '#e2d4c6'
const ink = '#211815'
const inkSoft = '#5b4a42'
const copper = '#a2431c'
const aubergine = '#3a1d2a'
const honey = '#e3b873'

const margin = 72
const inner = planSize.width - 2 * margin
/** From top to bottom: hair, words, facts, the dark band with the days. */
const hairHeight = 500
const half = { width: planSize.width / 2, height: hairHeight, channels: 3 } as const
const factsTop = 936
const bandTop = 1066
const footTop = 1280

/** Paints a plan for a chat: the hair before and after, the number, all that is needed, and when the skin is tested. JPEG, which every programme reads. */
export async function paintPlan(drawing: PlanDrawing): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const [halves, words] = await Promise.all([paintHalves(drawing), placeWords(drawing)])
  return sharp({ create: { ...planSize, channels: 3, background: paper } })
    .composite([...halves, { input: Buffer.from(shapes(drawing)) }, ...words])
    .jpeg({ quality: 86 })
    .toBuffer()
}

/** One head whose left half is the one before. */
function paintHalves({ before, after }: PlanDrawing): Promise<OverlayOptions[]> {
  return Promise.all(
    [before, after].map(async (look, index) => {
      const strand = await paintPixels('curtain', look)
      const input = await strand
        .removeAlpha()
        .resize({ width: planSize.width, height: hairHeight, fit: 'cover' })
        .extract({ ...half, left: index * half.width, top: 0 })
        .raw()
        .toBuffer()
      return { input, raw: half, left: index * half.width, top: 0 }
    }),
  )
}

const tagTop = 40
const tag = { width: 132, height: 56 }

/** Everything that is neither hair nor a word. */
function shapes({ facts }: PlanDrawing): string {
  const { width, height } = planSize
  const column = inner / 3
  const pill = (x: number) =>
    `<rect x="${x}" y="${tagTop}" width="${tag.width}" height="${tag.height}" rx="${tag.height / 2}" fill="${paper}"/>`
  const between = facts
    .slice(1)
    .map(
      (_, index) =>
        `<path d="M${margin + column * (index + 1) - 20} ${factsTop}v92" stroke="${rule}" stroke-width="2"/>`,
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path d="M${width / 2} 0V${hairHeight}" stroke="${paper}" stroke-width="6"/>
    <path d="M0 ${hairHeight - 34}C260 ${hairHeight + 14} 620 ${hairHeight - 78} ${width} ${hairHeight - 22}V${bandTop}H0Z" fill="${paper}"/>
    ${pill(margin)}${pill(width - margin - tag.width)}
    ${between.join('')}
    <path d="M0 ${bandTop}H${width}V${height}H0Z" fill="${aubergine}"/>
    <g transform="translate(${margin} ${footTop - 4}) scale(.96)" fill="none" stroke="${honey}" stroke-width="2.6" stroke-linecap="round">
      ${markPaths.map((path) => `<path d="${path}"/>`).join('')}
    </g>
  </svg>`
}

type Placed = Setting & { words: string; left: number; top: number; align?: 'centre' | 'end' }
type Place = Pick<Placed, 'top' | 'height'> & Partial<Placed>

/** Words that have the whole width unless their place says otherwise. */
function line(
  words: string,
  face: Setting['face'],
  colour: string,
  sizes: Setting['sizes'],
  place: Place,
): Placed {
  return { words, face, colour, sizes, left: margin, width: inner, ...place }
}

async function placeWords(drawing: PlanDrawing): Promise<OverlayOptions[]> {
  const { tags, kicker, number, name, facts, days, brand, address } = drawing
  const [before, after] = tags
  const onTag = { width: tag.width, height: 40, top: tagTop, align: 'centre' } as const
  const column = (index: number, count: number, gap: number) =>
    ({ left: margin + (inner / count) * index, width: inner / count - gap, isOneOfRow: true }) as const
  const placed = [
    line(before, 'text', ink, [28, 22], onTag),
    line(after, 'text', ink, [28, 22], { ...onTag, left: planSize.width - margin - tag.width }),
    line(kicker, 'text', copper, [32, 27], { top: 528, height: 70 }),
    line(number, 'display', ink, [216, 190, 160, 130], { top: 588, height: 210, left: margin - 4 }),
    line(name, 'display', ink, [60, 50, 44, 38], { top: 812, height: 112 }),
    ...facts.flatMap(({ label, value }, index) => {
      const at = column(index, 3, 32)
      return [
        line(label, 'text', inkSoft, [26], { ...at, top: factsTop, height: 34 }),
        line(value, 'text', ink, [42, 34, 28, 24], { ...at, top: factsTop + 40, height: 64 }),
      ]
    }),
    ...days.flatMap(({ label, value, note }, index) => {
      const at = column(index, days.length, 24)
      return [
        line(label, 'text', honey, [26], { ...at, top: bandTop + 30, height: 34 }),
        line(value, 'display', paper, [52, 46, 40], { ...at, top: bandTop + 66, height: 76 }),
        line(note, 'text', rule, [24, 21], { ...at, top: bandTop + 134, height: 58 }),
      ]
    }),
    line(brand, 'display', honey, [34], { top: footTop, height: 48, left: margin + 62, width: 420 }),
    line(address, 'text', rule, [24, 20], { top: footTop + 10, height: 34, align: 'end' }),
  ].filter(({ words }) => words)
  return Promise.all(
    placed.map(async ({ words, left, top, align, ...setting }) => {
      const { input, width, height } = await setWords(words, setting)
      const room = setting.width - width
      const x = align === 'end' ? left + room : align === 'centre' ? left + room / 2 : left
      const y = align === 'centre' ? top + (tag.height - height) / 2 : top
      return { input, left: Math.round(x), top: Math.round(y) }
    }),
  )
}
