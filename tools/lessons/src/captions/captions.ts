import type { Lesson } from '../lesson.ts'
import type { Video } from '../videos.ts'
import { cutLong, joinShort, toSentences } from './sentences.ts'
import { stepBorders } from './step-borders.ts'
import { type Cue, toWebVtt } from './web-vtt.ts'

/** The lower left of the picture is always free: captions stay there and never cover the scene. */
const PLACE = 'position:5% size:46% align:start'
/** Seconds before the first caption of the lesson and of a step, after a step, and between captions. */
const FIRST_PAUSE = 0.3
const STEP_PAUSE = 0.1
const CUE_PAUSE = 0.04
/** Every caption needs this much on top of its length, characters. */
const BASE_WEIGHT = 10

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The words to read at each step, caption by caption. */
export function captionsPerStep({ slug, sentencesPerStep }: Lesson, video: Video): string[][] {
  const sentences = toSentences(video.transcript)
  if (sentencesPerStep.length !== video.steps.length || sum(sentencesPerStep) !== sentences.length)
    throw new Error(`sentencesPerStep of ${slug} does not fit its transcript`)
  let from = 0
  return sentencesPerStep.map((count) => {
    const own = sentences.slice(from, from + count)
    from += count
    return joinShort(own).flatMap(cutLong)
  })
}

/** The captions of a lesson as WebVTT. */
export function toCaptions(lesson: Lesson, video: Video): string {
  const texts = captionsPerStep(lesson, video)
  const borders = stepBorders(
    video.steps.map(({ at }) => at),
    video.durationSeconds,
    texts.map((step) => sum(step.map((text) => text.length))),
  )
  const cues = texts.flatMap((step, i): Cue[] => {
    const start = borders[i] + (i ? STEP_PAUSE : FIRST_PAUSE)
    const length = borders[i + 1] - STEP_PAUSE - start
    const weights = step.map((text) => text.length + BASE_WEIGHT)
    let from = start
    return step.map((text, k) => {
      const end = from + (length * weights[k]) / sum(weights)
      const cue = { from, until: end - CUE_PAUSE, text }
      from = end
      return cue
    })
  })
  return toWebVtt(cues, video.durationSeconds, PLACE)
}

/** The steps of a lesson as WebVTT chapters. */
export function toChapters({ steps, durationSeconds }: Video): string {
  const cues = steps.map(({ at, title }, i): Cue => {
    return { from: at, until: steps[i + 1]?.at ?? durationSeconds, text: title }
  })
  return toWebVtt(cues, durationSeconds)
}
