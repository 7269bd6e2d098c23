import { isRecord } from '../../../lib/is-record.ts'
import { forgetScript, loadScript } from '../../../lib/load-script.ts'
import { PlayerState } from '../player-state.ts'
import type { Connect } from './connect.ts'
import { appendFrame } from './frame.ts'

type VkPlayer = {
  play: () => void
  pause: () => void
  seek: (seconds: number) => void
  on: (event: string, listener: (details: unknown) => void) => void
  destroy: () => void
}

type VkApi = { VideoPlayer: (frame: HTMLIFrameElement) => VkPlayer }

const { PLAYING, PAUSED, ENDED } = PlayerState

const stateOfEvent = { started: PLAYING, resumed: PLAYING, paused: PAUSED, ended: ENDED } as const

/** VK Video player: https://dev.vk.com/ru/widgets/video */
export const connectVk: Connect = async (options) => {
  const { video, startAt, hosts, signal, onState, onTime, onFailure } = options
  const api = await loadApi(`${hosts.vkScript}/js/api/videoplayer.js`, signal)
  signal.throwIfAborted()
  // The page of the player says once that it is there: whoever is to hear it must listen from the start.
  const frame = appendFrame(frameUrl(hosts.vk, video.id, video.key, startAt), options)
  const player = api.VideoPlayer(frame)
  const listen = (event: string, listener: (details: unknown) => void) => {
    player.on(event, (details) => {
      if (!signal.aborted) listener(details)
    })
  }
  signal.addEventListener('abort', () => player.destroy())

  for (const [event, state] of Object.entries(stateOfEvent)) listen(event, () => onState(state))
  listen('error', onFailure)
  listen('timeupdate', (details) => {
    const seconds = isRecord(details) ? details.time : null
    if (typeof seconds === 'number') onTime(seconds)
  })
  return new Promise((resolve) => {
    listen('inited', () => {
      resolve({
        play: () => player.play(),
        pause: () => player.pause(),
        seekTo: (seconds) => player.seek(seconds),
      })
    })
  })
}

function frameUrl(host: string, id: string, key: string | null, startAt: number): URL {
  const url = new URL('/video_ext.php', host)
  const [owner = '', video = ''] = id.split('_')
  url.search = new URLSearchParams({ oid: owner, id: video, js_api: '1', hd: '2' }).toString()
  if (key) url.searchParams.set('hash', key)
  if (startAt >= 1) url.searchParams.set('t', `${Math.floor(startAt)}s`)
  return url
}

async function loadApi(src: string, signal: AbortSignal): Promise<VkApi> {
  await loadScript(src, { signal })
  const api: unknown = Reflect.get(window, 'VK')
  if (isVkApi(api)) return api
  forgetScript(src)
  throw new Error('The VK script did not bring its player.')
}

function isVkApi(value: unknown): value is VkApi {
  return isRecord(value) && typeof value.VideoPlayer === 'function'
}
