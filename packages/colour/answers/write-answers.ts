import type { FinderInput } from '../hair/finder-input.ts'
import type { AnswerName } from './answer-names.ts'
import { unknownAnswer } from './answer-names.ts'

/**
 * Writes the answers about hair as search parameters, in one order and without defaults, so that one head has one address. Nothing about
 * a person is written.
 */
export function writeAnswers(input: FinderInput): URLSearchParams {
  const { lengths, wish } = input
  const values: ReadonlyArray<readonly [AnswerName, string | number | false]> = [
    ['level', input.naturalLevel],
    ['hair', lengths.kind !== 'natural' && lengths.kind],
    ['hairLevel', 'level' in lengths && lengths.level],
    ['hairTone', 'tone' in lengths && lengths.tone !== '0' && lengths.tone],
    ['hairBy', 'by' in lengths && (lengths.by ?? unknownAnswer)],
    ['grey', input.greyGuessed ? unknownAnswer : input.grey > 0 && input.grey],
    ['greyWhere', input.grey > 0 && input.greyWhere !== 'none' && input.greyWhere],
    ['greyStubborn', input.greyStubborn && 1],
    ['greyYellowed', input.greyYellowed && 1],
    ['length', input.length !== 'shoulders' && input.length],
    ['thickness', input.thickness !== 'medium' && input.thickness],
    ['scope', input.scope !== 'all' && input.scope],
    ['regrowth', input.regrowthCm !== null && String(input.regrowthCm)],
    ['porousEnds', input.porousEnds && 1],
    ['patchy', input.patchy && 1],
    ['strandTest', input.strandTest !== 'none' && input.strandTest],
    ['wish', 'shade' in wish ? wish.shade : wish.direction],
  ]
  const params = new URLSearchParams()
  for (const [name, value] of values) if (value !== false) params.set(name, String(value))
  return params
}
