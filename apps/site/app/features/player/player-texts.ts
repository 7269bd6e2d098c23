import type { SiteTexts } from '#app/texts/site-texts.ts'

/** Wording of the player: a part of the video popup's. */
export type PlayerTexts = Pick<
  SiteTexts['popups']['video'],
  'play' | 'replay' | 'resumed' | 'external' | 'start' | 'error' | 'retry' | 'direct'
> & {
  /** Names the choice of speed; without it there is none. */
  speed?: string | undefined
}
