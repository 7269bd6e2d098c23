/** Hair of the levels 1 to 10, as dark as it is. */
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
