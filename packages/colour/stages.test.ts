import fc from 'fast-check'
import { expect, test } from 'vitest'
import { find } from './find.ts'
import { lookAfter, lookBefore } from './looks.ts'
import { stagesOf } from './stages.ts'
import { anyInput } from './tests/any-input.ts'
import { palette } from './tests/palette.ts'

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
