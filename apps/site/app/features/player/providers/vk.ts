import { isRecord } from '#app/lib/is-record.ts'
import { appendFrame, type Connect, converse, greet } from '../frame.ts'
import { PlayerState } from '../player-state.ts'

const { PLAYING, PAUSED, ENDED } = PlayerState

const stateOfEvent = new Map<unknown, PlayerState>([
  ['started', PLAYING],
  ['resumed', PLAYING],
  ['paused', PAUSED],
  ['ended', ENDED],
])

/**
 * VK Video player, steered by the messages that its own script sends, without that script (docs/player.md):
 * https://dev.vk.com/ru/widgets/video
 */
export const connect: Connect = (options) => {
  const { video, startAt, origin, signal, onState, onTime, onFailure } = options
  const url = new URL(video.playerPath, origin)
  url.searchParams.set('js_api', '1')
  url.searchParams.set('hd', '2')
  if (startAt >= 1) url.searchParams.set('t', `${Math.floor(startAt)}s`)
  const frame = appendFrame(url, options)

  return new Promise((resolve) => {
    const send = converse({ frame, origin, signal, receive })
    const endGreeting = greet(frame, signal, () => send({ method: 'init' }))

    function receive(said: unknown) {
      if (!isRecord(said) || typeof said.event !== 'string') return
      endGreeting()
      const state = stateOfEvent.get(said.event)
      if (state !== undefined) onState(state)
      else if (said.event === 'error') onFailure()
      else if (said.event === 'timeupdate' && typeof said.time === 'number') onTime(said.time)
      else if (said.event === 'inited') {
        resolve({
          play: () => send({ method: 'play' }),
          pause: () => send({ method: 'pause' }),
          seekTo: (time) => send({ method: 'seek', time }),
        })
      }
    }
  })
}
