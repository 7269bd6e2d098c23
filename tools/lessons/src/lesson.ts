import type { THEMES } from './brand.ts'
import type { Context, Paint } from './canvas/context.ts'

/** The frames of a lesson: a pure function of time, so that any frame can be drawn alone. */
export type Scene = {
  /** `t` seconds; the poster leaves out labels and hands over the whole frame. */
  paint: (ctx: Context, t: number, isPoster: boolean) => void
  /** The hair on the title card, around its own origin. */
  paintCardHair: Paint
}

/** One lesson. Its words come from the step scripts, by slug. */
export type Lesson = {
  slug: string
  theme: keyof typeof THEMES
  /** How many sentences of the transcript belong to each step: captions follow the steps. */
  sentencesPerStep: readonly number[]
  /** The moment on the poster, how much it is enlarged and moved aside, pixels. */
  poster: { at: number; zoom?: number; shift: number }
  /** The most bytes of the recorded lesson, where the usual limit does not suit. */
  maxBytes?: number
  load: () => Promise<Scene>
}
