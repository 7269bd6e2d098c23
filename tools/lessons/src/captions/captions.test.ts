import { expect, test } from 'vitest'
import { LESSONS } from '../lessons/all-lessons.ts'
import { loadVideos } from '../videos.ts'
import { captionsPerStep, toCaptions, toChapters } from './captions.ts'
import { cutLong, joinShort, toSentences } from './sentences.ts'
import { stepBorders } from './step-borders.ts'
import { toWebVtt } from './web-vtt.ts'

test('every lesson has a script, and its captions say the whole transcript', () => {
  const videos = loadVideos()
  expect(LESSONS.map(({ slug }) => slug)).toEqual(videos.map(({ slug }) => slug))
  for (const [i, video] of videos.entries()) {
    expect(captionsPerStep(LESSONS[i], video).flat().join(' ')).toBe(video.transcript)
    expect(toCaptions(LESSONS[i], video)).toMatch(/^WEBVTT\n\n1\n00:00:00\.300 --> /)
    expect(toChapters(video)).toContain(video.steps[1].title)
  }
})

test('a lesson that does not fit its transcript is named', () => {
  const [video] = loadVideos()
  const lesson = { ...LESSONS[0], sentencesPerStep: [1] }
  expect(() => captionsPerStep(lesson, video)).toThrow('sentencesPerStep of test-na-allergiyu')
})

test('short sentences share a caption, long ones are cut after a comma', () => {
  expect(joinShort(toSentences('Раз. Два! Три?'))).toEqual(['Раз. Два! Три?'])
  const long =
    'Ватной палочкой возьмите каплю крема из тюбика, не смешивая его с проявителем, и нанесите тонкий слой.'
  expect(cutLong(long)).toEqual([
    'Ватной палочкой возьмите каплю крема из тюбика,',
    'не смешивая его с проявителем, и нанесите тонкий слой.',
  ])
})

test('a step with much to read borrows time, but no more than its reach', () => {
  const [, border] = stepBorders([0, 10], 20, [400, 20])
  expect(border).toBeGreaterThan(10)
  expect(border).toBeLessThanOrEqual(12.4)
  expect(stepBorders([0, 10], 20, [100, 90])).toEqual([0, 10, 20])
})

test('captions that overlap or outlast the lesson are refused', () => {
  const cue = (from: number, until: number) => ({ from, until, text: 'Слово' })
  expect(() => toWebVtt([cue(0, 2), cue(1, 3)], 5)).toThrow('does not fit')
  expect(() => toWebVtt([cue(0, 6)], 5)).toThrow('does not fit')
  expect(toWebVtt([cue(0, 61.5)], 62)).toBe('WEBVTT\n\n1\n00:00:00.000 --> 00:01:01.500\nСлово\n\n')
})
