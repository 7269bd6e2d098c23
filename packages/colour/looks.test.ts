import fc from 'fast-check'
import { expect, test } from 'vitest'
import { find } from './find.ts'
import type { FinderInput } from './hair/finder-input.ts'
import { lookAfter, lookBefore, stagesOf } from './looks.ts'
import { anyInput } from './tests/any-input.ts'
import { palette } from './tests/palette.ts'
import { parseInput } from './tests/parse-input.ts'

function look(head: Partial<FinderInput> & Pick<FinderInput, 'wish'>) {
  const input = parseInput(head)
  const [plan] = find(input, palette).plans
  if (!plan) throw new Error('No shade is named')
  return { before: lookBefore(input), after: lookAfter(input, plan) }
}

test('half grey hair of level 6 is even and covered after 6-0', () => {
  const { before, after } = look({ naturalLevel: 6, grey: 50, wish: { shade: '6-0' } })
  expect(before).toEqual([{ part: 'lengths', pigmented: '#73533B', grey: '#D2CEC6' }])
  expect(after).toHaveLength(1)
  expect(after[0]?.grey).not.toBe('#D2CEC6')
})

test('a person who dyes the roots sees dyed lengths as they were', () => {
  const { before, after } = look({
    naturalLevel: 6,
    lengths: { kind: 'colored', level: 6, tone: '0' },
    grey: 40,
    wish: { direction: 'cover-grey' },
  })
  expect(before.map(({ part, grey }) => [part, grey])).toEqual([
    ['roots', '#D2CEC6'],
    ['lengths', null],
  ])
  expect(after[1]).toEqual(before[1])
  expect(after[0]).not.toEqual(before[0])
})

test('hair without grey has no grey strands before or after', () => {
  const { before, after } = look({ naturalLevel: 7, wish: { shade: '7-0' } })
  expect([...before, ...after].map(({ grey }) => grey)).toEqual([null, null])
})

test('just dyed lengths have no roots to be seen', () => {
  const { before } = look({
    lengths: { kind: 'colored', level: 6, tone: '4' },
    regrowthCm: 0,
    wish: { direction: 'refresh' },
  })
  expect(before.map(({ part }) => part)).toEqual(['lengths'])
})

test('a colour develops from the head before to the head after, in the time of the plan', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      for (const plan of find(input, palette).plans) {
        const stages = stagesOf(input, palette, plan)
        expect(stages?.looks.at(-1)).toEqual(lookAfter(input, plan))
        expect(stages?.looks[0]?.map(({ pigmented }) => pigmented)).toEqual(
          lookBefore(input).map(({ pigmented }) => pigmented),
        )
        expect(stages?.minutes).toBeGreaterThan(0)
        expect(stages?.minutes).toBeLessThanOrEqual(
          palette.find(({ ean }) => ean === plan.ean)?.hardMaxMinutes ?? 0,
        )
      }
    }),
  )
})

test('a plan of another palette does not develop', () => {
  const input = fc.sample(anyInput, 1)[0]
  expect(input && stagesOf(input, [], { ean: '1', parts: [] })).toBeNull()
})
