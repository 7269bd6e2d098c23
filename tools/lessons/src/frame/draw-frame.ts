import { THEMES } from '../brand.ts'
import { type Context, isolated, WIDTH } from '../canvas/context.ts'
import type { Lesson, Scene } from '../lesson.ts'
import { move } from '../time.ts'
import type { Video } from '../videos.ts'
import { drawBackground } from './background.ts'
import { drawEndCard, drawTitleCard } from './cards.ts'
import { drawProgress } from './progress.ts'
import { INTRO_SECONDS, OUTRO_SECONDS } from './timing.ts'
import { drawTitleBlock } from './title-block.ts'

/** A lesson whose pictures are loaded. */
export type OpenLesson = { lesson: Lesson; scene: Scene; video: Video }

/** The height round which a poster is enlarged. */
const POSTER_MIDDLE = 300

function startFrame(ctx: Context, { lesson }: OpenLesson): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.globalAlpha = 1
  drawBackground(ctx, THEMES[lesson.theme])
}

/** Draws the frame at `t` seconds. */
export function drawFrame(ctx: Context, open: OpenLesson, t: number): void {
  const { lesson, scene, video } = open
  const theme = THEMES[lesson.theme]
  const outro = video.durationSeconds - OUTRO_SECONDS
  startFrame(ctx, open)
  isolated(ctx, () => scene.paint(ctx, t, false))
  drawTitleBlock(ctx, theme, video, t)
  const opacity = move(t, INTRO_SECONDS, 0.6) * (1 - move(t, outro, 0.4))
  drawProgress(ctx, theme, video, t, opacity)
  if (t > outro - 0.1) drawEndCard(ctx, video, t)
  if (t < INTRO_SECONDS + 0.4) drawTitleCard(ctx, video, t, scene.paintCardHair)
}

/** Draws the poster: the scene alone, enlarged. */
export function drawPoster(ctx: Context, open: OpenLesson): void {
  const { at, zoom = 1, shift } = open.lesson.poster
  startFrame(ctx, open)
  isolated(ctx, () => {
    ctx.translate(WIDTH / 2, POSTER_MIDDLE)
    ctx.scale(zoom, zoom)
    ctx.translate(-WIDTH / 2 + shift, -POSTER_MIDDLE)
    open.scene.paint(ctx, at, true)
  })
}
