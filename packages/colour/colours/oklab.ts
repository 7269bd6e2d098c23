/** A colour in OKLab as CSS Color 4 defines it: lightness 0–1, green to red, blue to yellow. */
export type Lab = { readonly L: number; readonly a: number; readonly b: number }

/** Makes a colour of its three numbers, in the order in which tables give them. */
export function lab(L: number, a: number, b: number): Lab {
  return { L, a, b }
}

/** Adds a vector, times a factor, to a colour. */
export function add(colour: Lab, vector: Lab, factor = 1): Lab {
  return {
    L: colour.L + factor * vector.L,
    a: colour.a + factor * vector.a,
    b: colour.b + factor * vector.b,
  }
}

/** The vector that leads from one colour to another. */
export function subtract(to: Lab, from: Lab): Lab {
  return add(to, from, -1)
}

/** The colour between two: `share` 0 is the first, 1 the second. */
export function blend(first: Lab, second: Lab, share: number): Lab {
  return add(first, subtract(second, first), share)
}

/** The distance of two colours in OKLab. */
export function distance(first: Lab, second: Lab): number {
  return Math.hypot(first.L - second.L, first.a - second.a, first.b - second.b)
}

/** The distance of two colours' tones; lightness counts a quarter. */
export function toneDistance(first: Lab, second: Lab): number {
  return Math.hypot(first.a - second.a, first.b - second.b) + 0.25 * Math.abs(first.L - second.L)
}

/** How warm a colour is: yellow counts whole, red half. */
export function warmth(colour: Lab): number {
  return 0.5 * colour.a + colour.b
}
