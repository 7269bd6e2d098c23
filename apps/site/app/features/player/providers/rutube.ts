import { PlayerState } from '../player-state.ts'
import type { Connect } from './connect.ts'
import { appendFrame } from './frame.ts'
import { converse } from './frame-messages.ts'
import { findRutubeState, readRutubeMessage } from './rutube-message.ts'

/** RUTUBE player, steered by messages: https://rutube.ru/info/embed/ */
export const connectRutube: Connect = (options) => {
  const { video, startAt, hosts, signal, onState, onTime, onFailure } = options
  const url = new URL(`/play/embed/${video.id}/`, hosts.rutube)
  if (video.key) url.searchParams.set('p', video.key)
  if (startAt >= 1) url.searchParams.set('t', String(Math.floor(startAt)))
  const frame = appendFrame(url, options)

  return new Promise((resolve) => {
    const speak = converse({ frame, origin: url.origin, signal, receive })
    const send = (type: string, data: Record<string, number> = {}) => speak(JSON.stringify({ type, data }))

    function receive(said: unknown) {
      const message = readRutubeMessage(said)
      if (!message) return
      const { type, data } = message
      if (type === 'player:ready') {
        resolve({
          play: () => send('player:play'),
          pause: () => send('player:pause'),
          seekTo: (seconds) => send('player:setCurrentTime', { time: seconds }),
        })
      } else if (type === 'player:error') onFailure()
      else if (type === 'player:playComplete') onState(PlayerState.ENDED)
      else if (type === 'player:currentTime' && typeof data.time === 'number') onTime(data.time)
      else if (type === 'player:changeState') {
        const state = findRutubeState(data.state)
        if (state !== undefined) onState(state)
      }
    }
  })
}
