/** A page with nothing but the player, for browser tests: its props come from the address, its events are written onto the page. */
import { lazy, Suspense, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { PictureView } from '#app/ui/picture-view.ts'
import site from '../../../../../../content/site.json'
import '#app/styles/site.css'
import { platformKeys } from '@pryad/contract/video/platform-video.ts'
import type { VideoPlayerHandle } from '../VideoPlayer.tsx'

const VideoPlayer = lazy(async () => ({
  default: (await import('../VideoPlayer.tsx')).VideoPlayer,
}))

const query = new URLSearchParams(location.search)
const provider = platformKeys.find((name) => name === query.get('provider')) ?? 'FILE'
const posterSrc = query.get('poster')
const poster: PictureView | null = posterSrc
  ? { alt: '', width: 1280, height: 720, base: posterSrc, src: '' }
  : null
const texts = { ...site.texts.popups.video, speed: query.get('speed') ?? undefined }

// Pages of the site have it from the start script.
document.documentElement.dataset.scripts = ''

function PlayerPage() {
  const player = useRef<VideoPlayerHandle>(null)
  const [states, setStates] = useState<number[]>([])
  const [seconds, setSeconds] = useState(0)
  const seekTo = query.get('seekTo')
  return (
    <main>
      <Suspense>
        <VideoPlayer
          ref={player}
          provider={provider}
          src={query.get('src') ?? ''}
          title={query.get('title') ?? ''}
          captions={query.get('captions')}
          poster={poster}
          startAt={Number(query.get('startAt') ?? 0)}
          texts={texts}
          platformOrigin={query.get('platforms') ?? undefined}
          onStateChange={(state) => setStates((before) => [...before, state])}
          onTimeChange={setSeconds}
        />
      </Suspense>
      <button type="button" onClick={() => player.current?.seekTo(Number(seekTo))}>
        seek
      </button>
      <button type="button" onClick={() => player.current?.play()}>
        play
      </button>
      <button type="button" onClick={() => player.current?.pause()}>
        pause
      </button>
      {/* Below the buttons, which must not move while they are pressed. */}
      <output aria-label="states">{states.join(' ')}</output>
      <output aria-label="seconds">{seconds}</output>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<PlayerPage />)
