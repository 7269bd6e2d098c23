/** Colours of the brand and of the few things on the table. */
export const BRAND = {
  paper: '#FAF5EF',
  paperDeep: '#F3E9DE',
  white: '#FFFDFA',
  line: '#E2D4C6',
  ink: '#211815',
  soft: '#5B4A42',
  copper: '#A2431C',
  aubergine: '#3A1D2A',
  aubergineDeep: '#2A1420',
  honey: '#E3B873',
  rose: '#E9B8A6',
  danger: '#B3261E',
  success: '#4E7A45',
  skin: '#EBC4AA',
  skinShade: '#D8A284',
  skinLight: '#F6DECF',
  /** Colouring cream on a brush. */
  cream: '#5A3440',
}

/** The colours of a lesson's ground, words and marks. */
export type Theme = {
  isDark: boolean
  background: string
  ink: string
  soft: string
  accent: string
  line: string
}

export const THEMES = {
  paper: {
    isDark: false,
    background: BRAND.paper,
    ink: BRAND.ink,
    soft: BRAND.soft,
    accent: BRAND.copper,
    line: BRAND.line,
  },
  dark: {
    isDark: true,
    background: BRAND.aubergine,
    ink: BRAND.paper,
    soft: '#DCC8BE',
    accent: BRAND.honey,
    line: '#6B4A58',
  },
} satisfies Record<string, Theme>
