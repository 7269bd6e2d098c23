import { expect, test } from 'vitest'
import { find } from '../find.ts'
import type { FinderInput } from '../hair/finder-input.ts'
import { parseInput } from '../hair/parse-input.ts'
import { palette } from './palette.ts'

/** Heads that the given cases leave out, answered as a careful colourist would. */
type Head = Partial<FinderInput> & Pick<FinderInput, 'wish'>

function ask(head: Head, shades = palette) {
  const answer = find(parseInput(head), shades)
  const numbers = (list: typeof answer.shades) => list.map((shade) => shade.shadeNumber)
  return { ...answer, shades: numbers(answer.shades), instead: numbers(answer.instead) }
}

const dyed = (level: 4 | 6 | 7 | 8, tone: '0' | '4' = '0') => ({ kind: 'colored', level, tone }) as const
const lightened = (level: 5 | 7 | 8 | 9 | 10) => ({ kind: 'lightened', level, by: 'dye' }) as const
const without = (...kinds: string[]) => palette.filter((shade) => !kinds.includes(shade.kind))

test('violet on dark dyed lengths is refused, however grey the roots are', () => {
  const head: Head = { lengths: dyed(4), grey: 70, wish: { shade: '0-22' } }
  expect(ask(head)).toMatchObject({ verdict: 'salon', whyNone: 'violet-invisible' })
  expect(ask({ ...head, lengths: { kind: 'natural' } }).shades).toEqual(['0-22'])
})

test('a person who dyes regrown roots and dyed lengths is not told to begin with the lengths', () => {
  const { warnings } = ask({ naturalLevel: 6, lengths: dyed(7), wish: { shade: '7-0' } })
  expect(warnings).toContain('warm-undertone')
  expect(warnings).toContain('lengths-last')
  expect(warnings).not.toContain('length-first')
})

test('a person who dyes lengths alone is told nothing of the roots', () => {
  expect(ask({ scope: 'lengths', wish: { shade: '7-0' } }).warnings).not.toContain('length-first')
})

test('dry ends are no matter when roots alone are dyed', () => {
  const head: Head = { lengths: dyed(6), porousEnds: true, scope: 'roots', wish: { shade: '6-0' } }
  expect(ask(head).warnings).not.toContain('porous-ends')
  expect(ask({ ...head, scope: 'all' }).warnings).toContain('porous-ends')
})

test('lightened hair becomes copper by the balm whose box lists it', () => {
  expect(ask({ lengths: lightened(8), wish: { direction: 'copper' } })).toMatchObject({
    verdict: 'works',
    shades: ['6-46'],
  })
})

test('a soft dye warms lightened lengths and leaves darker roots as they are', () => {
  const answer = ask({ naturalLevel: 6, lengths: lightened(9), wish: { shade: '7-3' } })
  expect(answer).toMatchObject({ verdict: 'works', shades: ['7-3'] })
  expect(answer.warnings).toContain('roots-unchanged')
})

test('on grey roots a soft dye would show, so it is not given for the lengths alone', () => {
  const answer = ask({ naturalLevel: 6, lengths: lightened(9), grey: 50, wish: { shade: '7-3' } })
  expect(answer).toMatchObject({ verdict: 'salon', whyNone: 'soft-does-not-lift' })
})

test('lightened hair becomes darker by a soft dye, step by step', () => {
  expect(ask({ lengths: lightened(9), wish: { direction: 'darker-1' } })).toMatchObject({
    verdict: 'differs',
    reasons: ['step-differs'],
    shades: ['7-3'],
  })
})

test('a person who wishes for lighter hair is not sent to copper first', () => {
  expect(ask({ naturalLevel: 4, wish: { direction: 'lighter-2' } }).shades[0]).toBe('5-0')
})

test('a person who wishes for gold is not sent to cherry', () => {
  expect(ask({ naturalLevel: 4, wish: { direction: 'golden' } }).shades).toEqual(['5-4'])
  expect(ask({ naturalLevel: 3, wish: { direction: 'golden' } })).toMatchObject({
    verdict: 'salon',
    shades: [],
    instead: ['4-6'],
  })
})

test('where there is no grey, nothing is blended, and that is said', () => {
  expect(ask({ grey: 0, wish: { direction: 'blend-grey' } })).toMatchObject({
    reasons: ['no-grey-to-cover'],
    shades: ['6-0'],
  })
  expect(ask({ naturalLevel: 10, wish: { direction: 'cover-grey' } })).toMatchObject({
    verdict: 'differs',
    whyNone: 'no-grey-to-cover',
  })
})

test('lengths of their own colour need no refreshing', () => {
  expect(ask({ wish: { direction: 'refresh' } })).toMatchObject({ whyNone: 'already-natural' })
})

test('basma is a matter for a master, whether it is to be refreshed or to go', () => {
  for (const direction of ['refresh', 'back-to-natural', 'match-lengths', 'cover-grey'] as const) {
    const lengths = { kind: 'hennaBasma', level: 4 } as const
    expect(ask({ lengths, wish: { direction } })).toMatchObject({ whyNone: 'henna-basma' })
  }
})

test('roots beside basma: with a clean strand the border is spoken of, without one a master is', () => {
  const head: Head = { lengths: { kind: 'hennaBasma', level: 6 }, scope: 'roots', wish: { shade: '6-0' } }
  expect(ask({ ...head, strandTest: 'clean' })).toMatchObject({
    verdict: 'differs',
    reasons: ['henna-border'],
  })
  expect(ask(head)).toMatchObject({ verdict: 'salon', whyNone: 'henna-basma' })
})

test('eight on dyed eight with darker roots is answered with seven, not with nothing', () => {
  expect(ask({ naturalLevel: 6, lengths: dyed(8), wish: { shade: '8-0' } })).toMatchObject({
    verdict: 'differs',
    reasons: ['base-not-listed'],
    shades: ['7-0'],
  })
})

test('lightest natural hair is not told that two levels down are far', () => {
  expect(ask({ naturalLevel: 10, wish: { shade: '8-0' } })).toMatchObject({ whyNone: 'base-not-listed' })
  expect(ask({ naturalLevel: 10, wish: { shade: '5-0' } })).toMatchObject({ whyNone: 'too-far-down' })
})

test('while the violet is not sold, nobody hears that their hair is too dark for it, or that it comes later', () => {
  const shades = without('corrector')
  expect(ask({ lengths: lightened(9), wish: { direction: 'no-yellow' } }, shades).whyNone).toBe(
    'no-shade-for-base',
  )
  const blond = ask({ naturalLevel: 7, wish: { direction: 'cool-blond' } }, shades)
  expect(blond.reasons).not.toContain('cool-needs-tint')
  expect(blond.later).toBeNull()
})

test('a guessed share of grey makes the answer less sure', () => {
  const head: Head = { grey: 35, wish: { direction: 'cover-grey' } }
  expect(ask(head).certainty).toBe('high')
  expect(ask({ ...head, greyGuessed: true }).certainty).toBe('medium')
})

test('a short haircut with wide roots needs no more than the whole of it', () => {
  const { packs, warnings } = ask({
    lengths: dyed(6),
    scope: 'roots',
    regrowthCm: 3,
    length: 'short',
    wish: { shade: '6-0' },
  })
  expect(packs).toEqual({ '6-0': 1 })
  expect(warnings).toContain('half-pack')
})

test('black, wished for by name or by number, is the same', () => {
  const head = { naturalLevel: 6, lengths: dyed(7) } as const
  expect(ask({ ...head, wish: { direction: 'black' } })).toEqual(ask({ ...head, wish: { shade: '1-0' } }))
})

test('a dye of another brand with other starting colours is judged by its own box', () => {
  const lighterCamouflage = palette.map((shade) =>
    shade.kind === 'camouflage'
      ? { ...shade, level: 6, bases: [{ hair: 'natural' as const, min: 5, max: 7 }] }
      : shade,
  )
  const head: Head = { naturalLevel: 4, grey: 30, length: 'short', wish: { shade: '3-0' } }
  expect(ask(head, lighterCamouflage).reasons).toContain('camouflage-not-for-black')
  expect(ask({ ...head, naturalLevel: 8 }, lighterCamouflage).reasons).toContain('camouflage-too-dark')
})
