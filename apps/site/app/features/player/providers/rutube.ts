import { isRecord } from '#app/lib/is-record.ts'
import { appendFrame, type Connect, converse, parseMessage } from '../frame.ts'
import { PlayerState } from '../player-state.ts'

const { PLAYING, PAUSED, BUFFERING, ENDED } = PlayerState

/** Its versions name a pause and an end differently. */
const states = new Map<unknown, PlayerState>([
  ['playing', PLAYING],
  ['pause', PAUSED],
  ['paused', PAUSED],
  ['buffering', BUFFERING],
  ['completed', ENDED],
  ['stopped', ENDED],
])

/** RUTUBE player, steered by messages: https://rutube.ru/info/embed/ */
export const connect: Connect = (options) => {
  const { video, startAt, origin, signal, onState, onTime, onFailure } = options
  const url = new URL(video.playerPath, origin)
  if (startAt >= 1) url.searchParams.set('t', String(Math.floor(startAt)))
  const frame = appendFrame(url, options)

  return new Promise((resolve) => {
    const speak = converse({ frame, origin, signal, receive })
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

/** The state a message names; undefined for one that says nothing of playing. */
export function findRutubeState(name: unknown): PlayerState | undefined {
  return states.get(name)
}

type RutubeMessage = { type: string; data: Record<string, unknown> }

/** Reads a message from another window; null if it is not a player's message. */
export function readRutubeMessage(sent: unknown): RutubeMessage | null {
  const message = parseMessage(sent)
  if (!isRecord(message) || typeof message.type !== 'string') return null
  return { type: message.type, data: isRecord(message.data) ? message.data : {} }
}
