import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHydrated } from '#app/lib/browser/hydration.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { type PictureView, toSrc } from '#app/ui/picture-view.ts'
import { type Captions, followCaptions } from './captions.ts'
import styles from './FileStage.module.css'
import { connectFile } from './file-player.ts'
import type { PlayerSession } from './player-session.ts'
import { PlayerState } from './player-state.ts'
import type { PlayerTexts } from './player-texts.ts'
import { createPositionMemory } from './position-memory.ts'
import { SpeedControl } from './SpeedControl.tsx'

type FileStageProps = {
  src: string
  /** The key by which the place in the lesson is remembered. */
  path: string
  width: number
  height: number
  texts: PlayerTexts
  captions?: string | null | undefined
  poster: PictureView | null
  startAt: number
  state: PlayerState
  session: PlayerSession
  onStart: () => void
}

/** How long the notice of a continued lesson stays, in seconds of the lesson. */
const noticeSeconds = 5

/** A lesson in a file: the browser's own player, under one large button before and after the lesson. */
export function FileStage(props: FileStageProps) {
  const { src, width, height, texts, captions, poster, state, session, onStart } = props
  const element = useRef<HTMLVideoElement>(null)
  // Where no script runs yet, or none at all, only the browser's own controls work.
  const isAwake = useHydrated()
  const [resumedAt, setResumedAt] = useState<number | null>(null)
  const [words, setWords] = useState<Captions | null>(captions ? { now: '', longest: '' } : null)

  const connect = useEffectEvent((video: HTMLVideoElement, signal: AbortSignal) =>
    connectFile(video, {
      startAt: props.startAt,
      memory: createPositionMemory(props.path),
      signal,
      onState: session.onState,
      onFailure: session.onFailure,
      onResume: setResumedAt,
      onTime(seconds) {
        session.onTime(seconds)
        setResumedAt((from) => (from !== null && Math.abs(seconds - from) < noticeSeconds ? from : null))
      },
    }),
  )

  // The video lives outside React and is followed by its events.
  useEffect(() => {
    const video = element.current
    if (!video) return
    const ending = new AbortController()
    session.attach(connect(video, ending.signal))
    followCaptions(video, ending.signal, setWords)
    return () => {
      ending.abort()
      session.attach(null)
    }
  }, [session])

  function play() {
    onStart()
    session.controls.play()
  }

  const isOver = state === PlayerState.ENDED
  // One large button instead of the browser's own, which differ in size and place.
  const isWaiting = isAwake && (isOver || state === PlayerState.UNSTARTED || state === PlayerState.CUED)
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a lesson without captions has its transcript beside it */}
      <video
        className={`${styles.video} ${words ? styles.withWordsBelow : ''}`}
        ref={element}
        src={src}
        width={width}
        height={height}
        poster={poster ? toSrc(poster) : undefined}
        controls={!isWaiting}
        playsInline
        preload="metadata"
      >
        {captions && <track kind="captions" srcLang="ru" src={captions} default />}
      </video>
      {isWaiting && (
        <button
          className={`${styles.start} ${isOver || resumedAt !== null ? styles.overPicture : ''}`}
          type="button"
          onClick={play}
        >
          <span className={styles.label}>
            <Icon name="play" />
            <span>{isOver ? texts.replay : texts.play}</span>
          </span>
        </button>
      )}
      <p className={styles.notice} role="status">
        {resumedAt !== null && texts.resumed}
      </p>
      {words && (
        <div className={styles.words} lang="ru">
          <p className={styles.room} aria-hidden="true">
            {words.longest}
          </p>
          <p>{words.now}</p>
        </div>
      )}
      {texts.speed && <SpeedControl label={texts.speed} video={element} />}
    </>
  )
}
