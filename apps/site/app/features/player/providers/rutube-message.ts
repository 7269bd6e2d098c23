import { isRecord } from '#app/lib/is-record.ts'
import { PlayerState } from '../player-state.ts'
import { parseMessage } from './frame-messages.ts'

export type RutubeMessage = { type: string; data: Record<string, unknown> }

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

/** The state a message names; undefined for one that says nothing of playing. */
export function findRutubeState(name: unknown): PlayerState | undefined {
  return states.get(name)
}

/** Reads a message from another window; null if it is not a player's message. */
export function readRutubeMessage(sent: unknown): RutubeMessage | null {
  const message = parseMessage(sent)
  if (!isRecord(message) || typeof message.type !== 'string') return null
  return { type: message.type, data: isRecord(message.data) ? message.data : {} }
}
