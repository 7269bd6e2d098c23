import { isRecord } from '../../../lib/is-record.ts'
import { forgetScript, loadScript } from '../../../lib/load-script.ts'
import { findPlayerState, PlayerState } from '../player-state.ts'
import type { Connect } from './connect.ts'

type YoutubePlayer = {
  playVideo: () => void
  pauseVideo: () => void
  seekTo: (seconds: number, allowSeekAhead: boolean) => void
  getCurrentTime: () => number
  getIframe: () => HTMLIFrameElement
  destroy: () => void
}

type YoutubeEvent = { data?: unknown }

type YoutubeApi = {
  Player: new (
    place: HTMLElement,
    options: {
      host: string
      videoId: string
      playerVars: Record<string, string | number>
      events: Record<string, (event: YoutubeEvent) => void>
    },
  ) => YoutubePlayer
}

/** The player does not tell the time; it is asked this often. */
const timeIntervalMs = 250
const announcement = 'onYouTubeIframeAPIReady'

/** YouTube IFrame Player API: https://developers.google.com/youtube/iframe_api_reference */
export const connectYoutube: Connect = async (options) => {
  const { stage, video, title, startAt, hosts, signal, onState, onTime, onFailure } = options
  const { Player } = await loadApi(`${hosts.youtubeScript}/iframe_api`, signal)
  signal.throwIfAborted()
  // The API puts its frame in the place of an element, and takes the element for good.
  const place = stage.appendChild(document.createElement('div'))
  let timer: ReturnType<typeof setInterval> | undefined

  return new Promise((resolve) => {
    const player = new Player(place, {
      host: hosts.youtube,
      videoId: video.id,
      playerVars: { origin: location.origin, hl: 'ru', playsinline: 1, rel: 0, start: Math.floor(startAt) },
      events: {
        onReady() {
          player.getIframe().title = title
          resolve({
            play: () => player.playVideo(),
            pause: () => player.pauseVideo(),
            seekTo: (seconds) => player.seekTo(seconds, true),
          })
        },
        onStateChange({ data }) {
          const state = findPlayerState(data)
          if (signal.aborted || state === undefined) return
          clearInterval(timer)
          const tell = () => onTime(player.getCurrentTime())
          if (state === PlayerState.PLAYING) timer = setInterval(tell, timeIntervalMs)
          onState(state)
        },
        onError: () => onFailure(),
      },
    })
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      player.destroy()
      stage.replaceChildren()
    })
  })
}

async function loadApi(src: string, signal: AbortSignal): Promise<YoutubeApi> {
  const present = findApi()
  if (present) return present
  const announced = waitForAnnouncement()
  // The script loads another one, and does so once per page: after a failure it has to forget that it tried. Its variable
  // cannot be deleted, only emptied.
  signal.addEventListener('abort', () => {
    if (findApi()) return
    forgetScript(src)
    Reflect.set(window, 'YT', undefined)
  })
  await loadScript(src, { signal })
  await announced
  const api = findApi()
  if (!api) throw new Error('The YouTube script did not bring its player.')
  return api
}

function findApi(): YoutubeApi | null {
  const api: unknown = Reflect.get(window, 'YT')
  return isYoutubeApi(api) ? api : null
}

function isYoutubeApi(value: unknown): value is YoutubeApi {
  return isRecord(value) && typeof value.Player === 'function'
}

/** The API calls one global function when it is ready; others on the page may wait for it, too. */
function waitForAnnouncement(): Promise<void> {
  const previous: unknown = Reflect.get(window, announcement)
  return new Promise((resolve) => {
    Reflect.set(window, announcement, () => {
      if (typeof previous === 'function') previous()
      resolve()
    })
  })
}
