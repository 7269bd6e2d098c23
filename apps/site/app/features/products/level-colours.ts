/**
 * Natural hair of the levels 1 to 10, as `@pryad/colour` has it. Written out, since pages with a scale would load the model for ten colours.
 */
export const levelColours = [
  '#191513',
  '#231b17',
  '#2f211a',
  '#412b1f',
  '#593b29',
  '#73533b',
  '#907050',
  '#ad8c68',
  '#c7a981',
  '#dec6a1',
]
