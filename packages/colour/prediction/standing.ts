/** How long a dye stands, how strong it is, and on which hair. */
export type Standing = {
  readonly minutes: number
  /** The time after which nothing more happens. */
  readonly fullMinutes: number
  /** Porous hair takes more: lightened hair always, dry ends when the ends are drawn. */
  readonly isPorous: boolean
  /** Share of the product in the mixture: 0.5 with as much plain balm, else 1. */
  readonly dilution: number
}

/** How fast each process comes to its end: the larger, the more happens in the first minutes. */
export const pace = { pigment: 3, grey: 2, corrector: 5 } as const

/** How much of a process has happened, 0–1: nothing at minute 0, everything at the full time, and no more later. */
export function development(standing: Standing, processPace: number): number {
  return (1 - Math.exp(-processPace * elapsedShare(standing))) / (1 - Math.exp(-processPace))
}

/** The share of the full time that has passed, 0–1. */
export function elapsedShare({ minutes, fullMinutes }: Pick<Standing, 'minutes' | 'fullMinutes'>): number {
  return Math.min(minutes, fullMinutes) / fullMinutes
}
