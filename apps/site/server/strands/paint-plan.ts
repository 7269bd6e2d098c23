import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'
import type { OverlayOptions } from 'sharp'
import { markPaths } from '../../app/lib/brand/mark-paths.ts'
import { paintPixels } from './paint-strand.ts'
import type { Setting, SetWords } from './set-text.ts'

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
const line = '#e2d4c6'
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
export async function paintPlan(drawing: PlanDrawing, setWords: SetWords): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const [halves, words] = await Promise.all([paintHalves(drawing), placeWords(drawing, setWords)])
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
        `<path d="M${margin + column * (index + 1) - 20} ${factsTop}v92" stroke="${line}" stroke-width="2"/>`,
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

async function placeWords(drawing: PlanDrawing, setWords: SetWords): Promise<OverlayOptions[]> {
  const { tags, kicker, number, name, facts, days, brand, address } = drawing
  const text = { face: 'text', width: inner } as const
  const display = { face: 'display', width: inner } as const
  const factWidth = inner / 3 - 32
  const dayWidth = inner / days.length - 24
  const placed: Placed[] = [
    ...tags.map((words, index): Placed => {
      const left = index === 0 ? margin : planSize.width - margin - tag.width
      const room = { width: tag.width, height: 40 }
      return { ...text, ...room, words, colour: ink, sizes: [28, 22], left, top: tagTop, align: 'centre' }
    }),
    { ...text, words: kicker, colour: copper, sizes: [32, 27], height: 70, left: margin, top: 528 },
    {
      ...display,
      words: number,
      colour: ink,
      sizes: [216, 190, 160, 130],
      height: 210,
      left: margin - 4,
      top: 588,
    },
    { ...display, words: name, colour: ink, sizes: [60, 50, 44, 38], height: 112, left: margin, top: 812 },
    ...facts.flatMap(({ label, value }, index): Placed[] => {
      const at = { left: margin + (inner / 3) * index, width: factWidth, isOneOfRow: true }
      return [
        ...(label
          ? [
              {
                ...text,
                ...at,
                words: label,
                colour: inkSoft,
                sizes: [26] as const,
                height: 34,
                top: factsTop,
              },
            ]
          : []),
        {
          ...text,
          ...at,
          words: value,
          colour: ink,
          sizes: [42, 34, 28, 24],
          height: 64,
          top: factsTop + 40,
        },
      ]
    }),
    ...days.flatMap(({ label, value, note }, index): Placed[] => {
      const at = { left: margin + (inner / days.length) * index, width: dayWidth }
      return [
        {
          ...text,
          ...at,
          words: label,
          isOneOfRow: true,
          colour: honey,
          sizes: [26],
          height: 34,
          top: bandTop + 30,
        },
        {
          ...display,
          ...at,
          words: value,
          isOneOfRow: true,
          colour: paper,
          sizes: [52, 46, 40],
          height: 76,
          top: bandTop + 66,
        },
        ...(note
          ? [
              {
                ...text,
                ...at,
                words: note,
                isOneOfRow: true,
                colour: line,
                sizes: [24, 21] as const,
                height: 58,
                top: bandTop + 134,
              },
            ]
          : []),
      ]
    }),
    {
      ...display,
      words: brand,
      colour: honey,
      sizes: [34],
      height: 48,
      left: margin + 62,
      top: footTop,
      width: 420,
    },
    {
      ...text,
      words: address,
      colour: line,
      sizes: [24, 20],
      height: 34,
      left: margin,
      top: footTop + 10,
      align: 'end',
    },
  ]
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
