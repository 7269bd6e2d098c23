import { type Platform, type PlatformVideo, platforms } from '@pryad/contract/video/platform-video.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fill } from '#app/texts/fill.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { PictureView } from '#app/ui/picture-view.ts'
import styles from './PlatformStage.module.css'
import { playAtPlatform } from './platform-player.ts'
import type { PlayerSession } from './player-session.ts'
import { PlayerState } from './player-state.ts'
import type { PlayerTexts } from './player-texts.ts'

type PlatformStageProps = {
  platform: Platform
  video: PlatformVideo
  title: string
  texts: PlayerTexts
  poster: PictureView | null
  startAt: number
  /** Where the platform's player is. */
  origin: string
  state: PlayerState
  session: PlayerSession
  /** Whether the visitor has agreed to load the lesson before. */
  isStartedAgain: boolean
  onStart: () => void
}

/** A lesson at a platform. Nothing is asked of the platform before the visitor wants it. */
export function PlatformStage(props: PlatformStageProps) {
  const { platform, video, texts, poster, state, session, isStartedAgain, onStart } = props
  const [isStarted, setIsStarted] = useState(isStartedAgain)
  const place = useRef<HTMLDivElement>(null)

  const play = useEffectEvent((stage: HTMLElement, signal: AbortSignal) => {
    const { title, startAt, origin } = props
    return playAtPlatform(platform, { stage, video, title, startAt, origin, signal, session })
  })

  // The platform's player lives outside React, in an element React leaves empty.
  useEffect(() => {
    const stage = place.current
    if (!isStarted || !stage) return
    const ending = new AbortController()
    void play(stage, ending.signal)
    return () => ending.abort()
  }, [isStarted])

  function start() {
    onStart()
    setIsStarted(true)
  }

  return (
    <>
      <div className={styles.stage} ref={place} />
      {state === PlayerState.UNSTARTED && (
        <div className={styles.cover} aria-busy={isStarted}>
          <div className={styles.poster}>
            {poster && <Picture picture={poster} sizes="(min-width: 64rem) 35rem, 88vw" />}
          </div>
          <div className={styles.words}>
            <p>{fill(texts.external, { provider: platforms[platform].name })}</p>
            {isStarted ? (
              <span className={styles.wheel} />
            ) : (
              <div className={styles.start}>
                <Button look="onDark" icon="play" onClick={start}>
                  {texts.start}
                </Button>
              </div>
            )}
            <noscript>
              <ButtonLink look="onDark" url={video.pageUrl} newTab icon="out">
                {texts.direct}
              </ButtonLink>
            </noscript>
          </div>
        </div>
      )}
    </>
  )
}
