/** Hair as somebody sees their own at a glance, and the level that the shade finder takes it for. */
export const levels = [
  { name: 'dark', level: 3 },
  { name: 'brown', level: 6 },
  { name: 'light', level: 9 },
] as const
