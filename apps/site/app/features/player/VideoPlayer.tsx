import type { VideoProvider } from '@pryad/contract/generated/operations.ts'
import { platforms } from '@pryad/contract/video/platform-video.ts'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useAsleepMark } from '#app/lib/browser/hydration.ts'
import type { PictureView } from '#app/ui/picture-view.ts'
import { FileStage } from './FileStage.tsx'
import { findCommand, runCommand, usesKeyItself } from './keyboard.ts'
import { findLessonSource } from './lesson-source.ts'
import { PlatformStage } from './PlatformStage.tsx'
import { PlayerError } from './PlayerError.tsx'
import type { PlayerControls } from './player-session.ts'
import { nameOfState } from './player-state.ts'
import type { PlayerTexts } from './player-texts.ts'
import { type PlayerCallbacks, usePlayer } from './use-player.ts'
import styles from './VideoPlayer.module.css'

/** Steers the lesson; at a platform only once the visitor has started it there, a seek before that is kept. */
export type VideoPlayerHandle = PlayerControls

export type VideoPlayerProps = PlayerCallbacks & {
  ref?: Ref<VideoPlayerHandle> | undefined
  provider: VideoProvider
  /** Address of a file, or of the lesson's page, player or short link at the platform. */
  src: string
  title: string
  texts: PlayerTexts
  /** Proportions of the picture; the player is as wide as its container. */
  width?: number
  height?: number
  /** Address of the captions as WebVTT; for files only. */
  captions?: string | null | undefined
  poster?: PictureView | null | undefined
  /** Seconds to start from; a lesson in a file otherwise continues where the visitor stopped it. */
  startAt?: number
  /** Stands in for every platform, in tests. */
  platformOrigin?: string | undefined
}

/** Plays a lesson from a file, or at YouTube, RUTUBE or VK Video once the visitor agrees to go there. */
export function VideoPlayer(props: VideoPlayerProps) {
  // Another lesson is another player: nothing of the former one may reach it.
  return <LessonPlayer key={`${props.provider} ${props.src}`} {...props} />
}

function LessonPlayer({
  ref,
  provider,
  src,
  title,
  texts,
  width = 640,
  height = 360,
  captions,
  poster = null,
  startAt = 0,
  platformOrigin,
  ...callbacks
}: VideoPlayerProps) {
  const [source] = useState(() => findLessonSource(provider, src))
  const { state, hasFailed, attempt, retry, session } = usePlayer(callbacks)
  const root = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => session.controls, [session])

  /** The button the visitor pressed goes away; the keys go on working here. */
  const takeFocus = () => root.current?.focus({ preventScroll: true })

  function press(event: KeyboardEvent<HTMLElement>) {
    const video = event.currentTarget.querySelector('video')
    const command = findCommand(event.nativeEvent)
    if (!video || !command || !(event.target instanceof Element)) return
    if (usesKeyItself(event.target, event.key)) return
    event.preventDefault()
    // On its way down, and when the key goes up, too: else the browser's own controls would act on it as well.
    event.stopPropagation()
    // A key held down seeks on; it must not switch to and fro.
    const isHeld = event.repeat && command.name !== 'seekBy'
    if (event.type === 'keydown' && !isHeld) runCommand(video, command)
  }

  const stage = { title, texts, poster, startAt, state, session, onStart: takeFocus }
  return (
    <section
      className={styles.player}
      ref={root}
      tabIndex={-1}
      aria-label={title}
      data-state={nameOfState(state)}
      onKeyDownCapture={press}
      onKeyUpCapture={press}
      {...useAsleepMark()}
    >
      <div className={styles.frame}>
        {/* Keeps the proportions: styles written into elements are forbidden here. */}
        <svg className={styles.shape} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
        {hasFailed || !source ? (
          <PlayerError
            texts={texts}
            link={source?.link}
            onRetry={() => {
              takeFocus()
              retry()
            }}
          />
        ) : source.kind === 'file' ? (
          <FileStage
            key={attempt}
            {...stage}
            src={src}
            path={source.path}
            captions={captions}
            width={width}
            height={height}
          />
        ) : (
          <PlatformStage
            key={attempt}
            {...stage}
            platform={source.platform}
            video={source.video}
            origin={platformOrigin ?? platforms[source.platform].player.origin}
            isStartedAgain={attempt > 0}
          />
        )}
      </div>
    </section>
  )
}
