import { type FinderInput, guessedGrey } from '../hair/finder-input.ts'
import { normalise } from '../hair/situation.ts'
import { type AnswerName, answerNames, unknownAnswer } from './answer-names.ts'

/**
 * Writes the answers about hair as search parameters: in one order, without defaults, and without answers that make no difference on this hair,
 * so that one head has one address. Nothing about a person is written.
 * @param assumed answers that were «не знаю» and stay so.
 */
export function writeAnswers(given: FinderInput, assumed: readonly AnswerName[] = []): URLSearchParams {
  // An address says only that the share is a guess.
  const input = normalise(given.greyGuessed ? { ...given, grey: guessedGrey } : given)
  const { lengths, wish } = input
  const isTreated = lengths.kind !== 'natural'
  const hasGrey = input.grey > 0
  const isPlant = lengths.kind === 'henna' || lengths.kind === 'hennaBasma'
  const values: Record<AnswerName, string | number | false> = {
    level: input.naturalLevel,
    hair: isTreated && lengths.kind,
    hairLevel: 'level' in lengths && lengths.level,
    hairTone: 'tone' in lengths && lengths.tone !== '0' && lengths.tone,
    hairBy: 'by' in lengths && (lengths.by ?? unknownAnswer),
    grey: input.greyGuessed ? unknownAnswer : hasGrey && input.grey,
    greyWhere: hasGrey && input.greyWhere !== 'everywhere' && input.greyWhere,
    greyStubborn: hasGrey && input.greyStubborn && 1,
    greyYellowed: hasGrey && input.greyYellowed && 1,
    length: input.length !== 'shoulders' && input.length,
    thickness: input.thickness !== 'medium' && input.thickness,
    scope: !isImplied(input) && input.scope,
    regrowth:
      'level' in lengths && input.regrowthCm !== null && input.regrowthCm !== 2 && String(input.regrowthCm),
    porousEnds: input.porousEnds && 1,
    patchy: input.patchy && 1,
    // On other hair only a strand that has reacted makes a difference.
    strandTest:
      input.strandTest !== 'none' && (isPlant || input.strandTest === 'reacted') && input.strandTest,
    wish: 'shade' in wish ? wish.shade : wish.direction,
  }
  const params = new URLSearchParams()
  for (const name of answerNames) {
    const value = assumed.includes(name) ? unknownAnswer : values[name]
    if (value !== false) params.set(name, String(value))
  }
  return params
}

/** Whether the wish and the hair say by themselves which part is dyed. */
function isImplied(input: FinderInput): boolean {
  return normalise({ ...input, scope: 'all' }).scope === input.scope
}
