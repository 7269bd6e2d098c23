import { expect, test } from 'vitest'
import { natural } from '../colours/hair-colours.ts'
import { find } from '../find.ts'
import { directions, type FinderInput } from '../hair/finder-input.ts'
import { withFirstPlan } from './first-plan.ts'
import { palette } from './palette.ts'
import { parseInput } from './parse-input.ts'

/** Heads that the given cases leave out, answered as a careful colourist would. */
type Head = Partial<FinderInput> & Pick<FinderInput, 'wish'>

function ask(head: Head, shades = palette) {
  const answer = withFirstPlan(find(parseInput(head), shades))
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

test('lengths that are toned beside grey roots take neither the time nor the dilution of grey', () => {
  const lengths = lightened(9)
  const head: Head = { naturalLevel: 6, grey: 60, lengths, wish: { direction: 'no-yellow' } }
  expect(ask(head)).toMatchObject({ verdict: 'works', shades: ['0-22'], certainty: 'medium' })
  expect(ask(head).grams).toEqual(ask({ ...head, grey: 0 }).grams)
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

test.each(
  ([1, 2, 3] as const).flatMap((level) =>
    (
      [
        'chocolate',
        'copper',
        'red',
        'golden',
        'warmer',
        'lighter-1',
        'blond',
        'cool-blond',
        '6-7',
        '7-3',
        '6-46',
        '8-1',
        '9-0',
        '6-0',
      ] as const
    ).map((wish) => ({ level, wish })),
  ),
)(
  'on lengths dyed $level dye does not lift dye, whatever lighter colour is wished for: $wish',
  ({ level, wish }) => {
    const direction = directions.find((known) => known === wish)
    const head: Head = {
      naturalLevel: 5,
      grey: 25,
      lengths: { kind: 'colored', level, tone: '0' },
      wish: direction ? { direction } : { shade: wish },
    }
    const { verdict, reasons, shades, instead } = ask(head)
    expect({ verdict, shades }).toEqual({ verdict: 'salon', shades: [] })
    expect(reasons).toContain('dye-does-not-lift')
    // Black is refreshed by black; other dark lengths are not led into it.
    expect(instead).toEqual(level === 1 ? ['1-0'] : [])
  },
)

test('gold on dyed six, which only a lighter shade would give, is not answered with another shade of six', () => {
  expect(ask({ lengths: dyed(6), wish: { direction: 'golden' } })).toMatchObject({
    verdict: 'salon',
    reasons: ['dye-does-not-lift'],
  })
})

test('stubborn grey sends copper to a master, as it does the natural shade', () => {
  for (const shade of ['5-4', '4-6', '6-46', '5-0']) {
    const head: Head = { naturalLevel: 5, grey: 60, greyStubborn: true, wish: { shade } }
    expect(ask(head)).toMatchObject({ verdict: 'salon', reasons: ['grey-stubborn'] })
  }
})

test('on much grey a copper balm is said to leave the grey, and a copper dye to shout on it', () => {
  expect(ask({ grey: 50, wish: { shade: '6-46' } })).toMatchObject({
    verdict: 'differs',
    reasons: ['tint-on-grey'],
  })
  expect(ask({ naturalLevel: 5, grey: 50, wish: { shade: '5-4' } })).toMatchObject({
    reasons: ['grey-brighter'],
    mix: { with: '5-0' },
  })
})

test.each([4, 5, 6, 7, 8] as const)(
  'who wants warmth or gold on much grey over level %i is given neither copper nor red',
  (naturalLevel) => {
    for (const direction of ['warmer', 'golden'] as const) {
      const { shades, instead } = ask({ naturalLevel, grey: 60, wish: { direction } })
      for (const number of [...shades, ...instead]) expect(number).not.toMatch(/-[46]/)
    }
  },
)

test('who is refused for several reasons reads all of them, health first', () => {
  const head: Head = {
    area: 'brows',
    age: 'under-16',
    reaction: 'dye',
    scalp: 'irritated',
    hair: 'stretchy',
    pregnancy: true,
    patchy: true,
    daysSinceOxidative: 3,
    wish: { shade: '6-0' },
  }
  expect(ask(head)).toMatchObject({
    verdict: 'no',
    reasons: [
      'past-reaction',
      'scalp-not-calm',
      'pregnancy',
      'under-16',
      'brows-lashes',
      'hair-stretchy',
      'too-soon',
      'patchy',
    ],
  })
})

test.each([
  ['beard', 'brows', { area: 'face' }, ['brows-lashes', 'beard']],
  ['dye', 'black henna', { reaction: 'both' }, ['past-reaction', 'black-henna']],
] as const)('who ticks both %s and %s reads of both', (_one, _other, ticks, reasons) => {
  expect(ask({ ...ticks, wish: { shade: '6-0' } })).toMatchObject({ verdict: 'no', reasons })
})

test('a recent dyeing does not hide that dye does not lift dye', () => {
  const head: Head = { lengths: dyed(4), daysSinceOxidative: 3, wish: { shade: '7-0' } }
  expect(ask(head)).toMatchObject({ verdict: 'no', reasons: ['too-soon', 'dye-does-not-lift'], instead: [] })
})

test('two weeks after copper a balm may keep it, but nobody who wants a natural colour is given copper', () => {
  const head = { naturalLevel: 5, daysSinceOxidative: 3 } as const
  expect(ask({ ...head, wish: { shade: '5-4' } }).instead).toEqual(['6-46'])
  const orange = palette.map((shade) =>
    shade.kind === 'tint' ? { ...shade, hex: '#FF6A00', load: 0.9 } : shade,
  )
  expect(ask({ ...head, naturalLevel: 7, wish: { shade: '5-4' } }, orange).instead).toEqual([])
  for (const shade of ['5-0', '6-0', '7-0', '4-6', '8-1'])
    expect(ask({ ...head, naturalLevel: 6, grey: 50, wish: { shade } }).instead).toEqual([])
})

test('a patch of grey alone is dyed: the other hair stays, and little is mixed', () => {
  const head: Head = { naturalLevel: 3, grey: 5, greyWhere: 'patch', length: 'waist', wish: { shade: '3-0' } }
  const { reasons, shades, packs, warnings, procedure, plans } = ask(head)
  expect({ reasons, shades, packs, procedure }).toEqual({
    reasons: ['only-patch', 'camouflage-long-hair'],
    shades: ['4-0'],
    packs: { '4-0': 1 },
    procedure: 'zakrasit-sedinu',
  })
  expect(warnings).toContain('half-pack')
  expect(warnings).not.toContain('length-first')
  expect(plans[0]?.parts[0]?.pigmented).toEqual(natural(3))
  expect(ask({ ...head, wish: { direction: 'cover-grey' } })).toMatchObject({
    reasons: ['only-patch'],
    shades: ['4-0'],
  })
})

test('a bright shade is said to shout on a patch of grey, however small, which is no single hairs', () => {
  const patch = { naturalLevel: 3, grey: 5, greyWhere: 'patch' } as const
  const { reasons, warnings } = ask({ ...patch, wish: { shade: '4-6' } })
  expect(reasons[0]).toBe('grey-brighter')
  expect(warnings).not.toContain('few-grey-glow')
  expect(ask({ ...patch, naturalLevel: 6, wish: { shade: '6-46' } }).reasons).toEqual(['tint-on-grey'])
})

test('a soft dye leaves a patch of grey half seen, and no lesson leads over all hair when the patch alone is dyed', () => {
  const patch = { naturalLevel: 7, grey: 10, greyWhere: 'patch' } as const
  expect(ask({ ...patch, wish: { direction: 'golden' } }).reasons).toContain('grey-blended')
  const blended = ask({ ...patch, naturalLevel: 6, wish: { direction: 'blend-grey' } })
  expect(blended).toMatchObject({ shades: ['6-7'], procedure: 'zakrasit-sedinu' })
})

test('lengths that were dyed lighter take a darker shade after the roots', () => {
  const head: Head = { naturalLevel: 6, grey: 25, lengths: dyed(8), regrowthCm: 5, wish: { shade: '6-0' } }
  expect(ask(head)).toMatchObject({ verdict: 'works', shades: ['6-0'] })
  expect(ask(head).warnings).toContain('lengths-later')
  expect(ask({ ...head, lengths: dyed(6) }).warnings).not.toContain('lengths-later')
  expect(ask({ ...head, scope: 'roots' }).warnings).not.toContain('lengths-later')
})

test('a first step on the way to black warns of black as black itself does', () => {
  for (const naturalLevel of [6, 7, 9] as const) {
    expect(ask({ naturalLevel, wish: { shade: '1-0' } }).warnings).toContain('black-stays')
  }
  expect(ask({ naturalLevel: 8, wish: { shade: '4-0' } }).warnings).not.toContain('black-stays')
})

test('who wishes for another colour of all hair begins with the patch of grey', () => {
  const head: Head = { naturalLevel: 6, grey: 5, greyWhere: 'patch', wish: { direction: 'lighter-1' } }
  const { warnings } = ask(head)
  expect(warnings).toContain('start-patch-first')
  expect(warnings).not.toContain('length-first')
  expect(ask({ ...head, greyWhere: 'everywhere' }).warnings).toContain('length-first')
})
