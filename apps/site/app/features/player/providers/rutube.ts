import { PlayerState } from '../player-state.ts'
import type { Connect } from './connect.ts'
import { appendFrame } from './frame.ts'
import { findRutubeState, type RutubeMessage, readRutubeMessage } from './rutube-message.ts'

/** RUTUBE player, steered by messages: https://rutube.ru/info/embed/ */
export const connectRutube: Connect = (options) => {
  const { video, startAt, hosts, signal, onState, onTime, onFailure } = options
  const url = new URL(`/play/embed/${video.id}/`, hosts.rutube)
  if (video.key) url.searchParams.set('p', video.key)
  if (startAt >= 1) url.searchParams.set('t', String(Math.floor(startAt)))
  const frame = appendFrame(url, options)

  function send(type: string, data: Record<string, number> = {}) {
    frame.contentWindow?.postMessage(JSON.stringify({ type, data }), url.origin)
  }

  return new Promise((resolve) => {
    const controls = {
      play: () => send('player:play'),
      pause: () => send('player:pause'),
      seekTo: (seconds: number) => send('player:setCurrentTime', { time: seconds }),
    }

    function receive({ type, data }: RutubeMessage) {
      if (type === 'player:ready') resolve(controls)
      else if (type === 'player:error') onFailure()
      else if (type === 'player:playComplete') onState(PlayerState.ENDED)
      else if (type === 'player:currentTime' && typeof data.time === 'number') onTime(data.time)
      else if (type === 'player:changeState') {
        const state = findRutubeState(data.state)
        if (state !== undefined) onState(state)
      }
    }

    window.addEventListener(
      'message',
      ({ origin, source, data }) => {
        // Any page may send messages here; only those of this very player are its own.
        if (origin !== url.origin || source !== frame.contentWindow) return
        const message = readRutubeMessage(data)
        if (message) receive(message)
      },
      { signal },
    )
  })
}
