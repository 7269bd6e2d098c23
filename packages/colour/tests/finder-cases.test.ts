import { expect, test } from 'vitest'
import { find } from '../find.ts'
import { fieldsOf } from '../reading/fields.ts'
import { withFirstPlan } from './first-plan.ts'
import { palette, readList } from './palette.ts'
import { parseInput } from './parse-input.ts'

const cases = readList('finder-cases.json', 'cases').map((value) => {
  const fields = fieldsOf(value, 'Case')
  return {
    who: fields.text('who'),
    colourist: fields.text('colourist'),
    input: fields.value('input'),
    expected: fields.value('expected'),
  }
})

test.each(cases)('$who: «$colourist»', ({ input, expected }) => {
  // Plans repeat for each shade the details that a case lists for the first one.
  const { plans: _, ...answer } = withFirstPlan(find(parseInput(input), palette))
  expect(answer).toEqual(expected)
})
