import type { Direction, FinderInput } from './finder-input.ts'

type Scope = FinderInput['scope']

/** Directions that by themselves say which part of dyed hair they mean. Grey shows at the roots; dyed lengths are not dyed again. */
const scopes: Partial<Record<Direction, Scope>> = {
  'cover-grey': 'roots',
  'blend-grey': 'roots',
  'match-lengths': 'roots',
  refresh: 'lengths',
  'back-to-natural': 'lengths',
}

/** Directions that on dyed hair mean the lengths, unless the visitor has said otherwise. */
const toneOfLengths: readonly Direction[] = ['cooler', 'no-brass', 'no-yellow']

/** Makes an input agree with itself: where grey sits, and which part of the hair is meant. */
export function normalise(input: FinderInput): FinderInput {
  return { ...input, greyWhere: greyWhere(input), scope: scopeOf(input) }
}

function greyWhere({ grey, greyWhere: where }: FinderInput): FinderInput['greyWhere'] {
  if (grey === 0) return 'none'
  return where === 'none' ? 'everywhere' : where
}

function scopeOf({ lengths, scope, wish }: FinderInput): Scope {
  if (lengths.kind === 'natural') return scope === 'roots' ? 'all' : scope
  if (!('direction' in wish)) return scope
  const wide = scope === 'roots' ? 'all' : scope
  const implied = wide === 'all' && toneOfLengths.includes(wish.direction) ? 'lengths' : wide
  return scopes[wish.direction] ?? implied
}
