import { directions } from '@pryad/colour/hair/finder-input.ts'
import { expect, test } from 'vitest'
import { wishGroups } from './wish-groups.ts'

test('every wish stands in one group', () => {
  const wishes: string[] = wishGroups.flatMap((group) => group.wishes)
  expect(wishes.toSorted()).toEqual([...directions].toSorted())
})
