import type { Direction } from '@pryad/colour/hair/finder-input.ts'

/** The wishes in the groups that the form asks by; pairs of opposites stand beside each other. */
export const wishGroups = [
  { id: 'grey', wishes: ['cover-grey', 'blend-grey'] },
  {
    id: 'lightness',
    wishes: ['darker-1', 'lighter-1', 'darker-2', 'lighter-2', 'black', 'blond', 'cool-blond'],
  },
  { id: 'tone', wishes: ['warmer', 'cooler', 'copper', 'golden', 'red', 'chocolate'] },
  { id: 'mend', wishes: ['no-yellow', 'no-brass', 'match-lengths', 'refresh', 'back-to-natural'] },
] as const satisfies readonly { id: string; wishes: readonly Direction[] }[]
