import { BRAND } from '../../brand.ts'
import { type Context, faded } from '../../canvas/context.ts'
import { sans, serif, textWidth, write } from '../../canvas/letters.ts'
import { drawLine, points } from '../../canvas/line.ts'
import { circle, fill } from '../../canvas/shapes.ts'
import { move, presence } from '../../time.ts'

/** A number read aloud: characters that are underlined in turn, and lines that explain them. */
type Example = {
  from: number
  until: number
  /** When each character is underlined, seconds; the hyphen never. */
  characters: readonly { text: string; from?: number; until?: number }[]
  lines: readonly { text: string; at: number; dot: string }[]
}

const EXAMPLES: readonly Example[] = [
  {
    from: 26.4,
    until: 33.8,
    characters: [
      { text: '6', from: 26.8, until: 28.7 },
      { text: '-' },
      { text: '4', from: 28.8, until: 30.9 },
      { text: '6', from: 31, until: 33.4 },
    ],
    lines: [
      { text: 'тёмно-русый', at: 27, dot: '#835B3A' },
      { text: 'медный — главный', at: 29, dot: '#BC5E26' },
      { text: 'красный — второй', at: 31.2, dot: '#A32420' },
    ],
  },
  {
    from: 34.3,
    until: 41.7,
    characters: [
      { text: '0', from: 34.9, until: 36.5 },
      { text: '-' },
      { text: '2', from: 36.6, until: 41 },
      { text: '2', from: 36.8, until: 41 },
    ],
    lines: [
      { text: 'корректор', at: 35, dot: '#E2D4C6' },
      { text: 'фиолетовый ×2', at: 36.9, dot: '#6C4A9A' },
      { text: 'гасит желтизну', at: 39.2, dot: '#DDD3C6' },
    ],
  },
]

/** 6-46 and 0-22, character by character. */
export function drawExamples(ctx: Context, t: number): void {
  for (const example of EXAMPLES) {
    const opacity = presence(t, example.from, example.until, 0.5)
    if (opacity > 0)
      faded(ctx, opacity, () => {
        drawCharacters(ctx, t, example)
        drawLines(ctx, t, example)
      })
  }
}

function drawCharacters(ctx: Context, t: number, { characters, from: start }: Example): void {
  const font = serif(170)
  let x = 826
  for (const { text, from, until } of characters) {
    const isHyphen = from === undefined || until === undefined
    const underlined = isHyphen ? 0 : presence(t, from, until, 0.4)
    const colour = isHyphen || underlined > 0.5 ? BRAND.copper : BRAND.ink
    write(ctx, text, x, 300 + (1 - move(t, start, 0.6)) * 24, { font, colour })
    const width = textWidth(ctx, text, font)
    const line = points(x + 6, 336, x + width - 6, 336)
    drawLine(ctx, line, underlined, { width: 6, colour: BRAND.copper })
    x += width
  }
}

function drawLines(ctx: Context, t: number, { lines }: Example): void {
  for (const [i, { text, at, dot }] of lines.entries()) {
    const come = move(t, at, 0.5)
    if (come <= 0) continue
    const y = 424 + i * 84 + (1 - come) * 16
    faded(ctx, come, () => {
      fill(ctx, circle(846, y - 12, 19), dot)
      write(ctx, text, 882, y, { font: sans(37, 600) })
    })
  }
}
