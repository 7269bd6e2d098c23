import { toneDigits } from '../colours/hair-colours.ts'
import {
  choices,
  defaultInput,
  directions,
  type FinderInput,
  type Lengths,
  lengthKinds,
  levels,
  lighteners,
  type Wish,
} from '../hair/finder-input.ts'
import { type Fields, fieldsOf } from '../reading/fields.ts'

/** The values of every field about a person that has a list of them. */
export const personChoices = {
  hair: ['ok', 'stretchy'],
  scalp: ['ok', 'sensitive', 'irritated'],
  reaction: ['none', 'dye', 'black-henna', 'both'],
  allergyTest: ['not-yet', 'clean', 'unclear', 'reaction'],
  age: ['adult', 'under-16'],
  area: ['head', 'beard', 'brows', 'face'],
} as const

/**
 * Reads an input that comes from outside; missing fields get their defaults.
 * @throws {ReadError} at the first field with a wrong value.
 */
export function parseInput(value: unknown): FinderInput {
  const given = fieldsOf(value, 'Input')
  const fields = fieldsOf({ ...defaultInput, ...Object(value) }, 'Input')
  const flag = (field: keyof FinderInput) => fields.flag(field)
  return {
    naturalLevel: fields.oneOf('naturalLevel', levels),
    lengths: readLengths(fields.object('lengths')),
    grey: fields.number('grey', 0, 100),
    greyGuessed: flag('greyGuessed'),
    greyWhere: fields.oneOf('greyWhere', choices.greyWhere),
    greyStubborn: flag('greyStubborn'),
    greyYellowed: flag('greyYellowed'),
    length: fields.oneOf('length', choices.length),
    thickness: fields.oneOf('thickness', choices.thickness),
    scope: fields.oneOf('scope', choices.scope),
    regrowthCm: fields.orNull('regrowthCm', (field) => fields.number(field, 0, 100)),
    porousEnds: flag('porousEnds'),
    patchy: flag('patchy'),
    strandTest: fields.oneOf('strandTest', choices.strandTest),
    wish: readWish(given.object('wish')),
    hair: fields.oneOf('hair', personChoices.hair),
    scalp: fields.oneOf('scalp', personChoices.scalp),
    reaction: fields.oneOf('reaction', personChoices.reaction),
    allergyTest: fields.oneOf('allergyTest', personChoices.allergyTest),
    pregnancy: flag('pregnancy'),
    daysSinceOxidative: fields.orNull('daysSinceOxidative', (field) => fields.number(field, 0, 100_000)),
    firstTime: flag('firstTime'),
    age: fields.oneOf('age', personChoices.age),
    area: fields.oneOf('area', personChoices.area),
  }
}

function readLengths(fields: Fields): Lengths {
  const kind = fields.oneOf('kind', lengthKinds)
  switch (kind) {
    case 'colored':
      return { kind, level: fields.oneOf('level', levels), tone: fields.oneOf('tone', toneDigits) }
    case 'lightened':
      return {
        kind,
        level: fields.oneOf('level', levels),
        by: fields.oneOf('by', [...lighteners, null]),
      }
    case 'henna':
    case 'hennaBasma':
      return { kind, level: fields.oneOf('level', levels) }
    default:
      return { kind }
  }
}

function readWish(fields: Fields): Wish {
  return fields.value('shade') === undefined
    ? { direction: fields.oneOf('direction', directions) }
    : { shade: fields.text('shade') }
}
