import { readFileSync } from 'node:fs'
import { list, number, object, type Parsed, text } from '@pryad/tools-hair/json-parser.ts'
import { settings } from './settings.ts'

const step = object({
  /** Seconds. */
  at: number,
  title: text,
  text,
})

const video = object({
  id: number,
  slug: text,
  title: text,
  durationSeconds: number,
  steps: list(step),
  /** The words of the captions. */
  transcript: text,
  posterAlt: text,
  description: text,
  tags: list(text),
})

/** The script of a lesson. */
export type Video = Parsed<typeof video>

/** The scripts of all lessons. */
export const loadVideos = (): Video[] =>
  list(video)(JSON.parse(readFileSync(settings.videosFile, 'utf8')), settings.videosFile)
