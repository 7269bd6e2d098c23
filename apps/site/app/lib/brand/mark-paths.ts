/** The brand's mark as lines in a room of 48 × 48; another brand puts its own drawing here. */
export const markPaths = [
  'M25 3C12 10 4 19 6 30c2 10 12 16 22 14 9-2 15-9 14-17',
  'M30 5c-10 6-18 13-18 22 0 8 7 13 14 12 7-1 11-6 10-12',
  'M35 7c-8 5-17 11-17 18 0 5 4 9 8 8.5 3-.5 5-3 4.5-6.5',
  'M40 9c-6 4-14 8-16 13.5',
]
