import { isRecord } from './is-record.ts'

export type RutubeMessage = { type: string; data: Record<string, unknown> }

/** Reads what another window sent; null for what is no message of a player. */
export function readRutubeMessage(sent: unknown): RutubeMessage | null {
  if (typeof sent !== 'string') return null
  const message = parseJson(sent)
  if (!isRecord(message) || typeof message.type !== 'string') return null
  return { type: message.type, data: isRecord(message.data) ? message.data : {} }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
