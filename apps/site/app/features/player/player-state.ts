/** States of a player; the numbers are those of the YouTube IFrame API. */
export const PlayerState = {
  UNSTARTED: -1,
  ENDED: 0,
  PLAYING: 1,
  PAUSED: 2,
  BUFFERING: 3,
  CUED: 5,
} as const

export type PlayerState = (typeof PlayerState)[keyof typeof PlayerState]

const { UNSTARTED, ENDED, PLAYING, PAUSED, BUFFERING, CUED } = PlayerState

/**
 * States each state may come after. Players announce more than happens to the visitor: a fresh start of a video that is cued, a
 * pause of one that never played or is over. Such announcements are dropped.
 */
const comesAfter: Record<PlayerState, readonly PlayerState[]> = {
  [UNSTARTED]: [],
  [CUED]: [UNSTARTED, ENDED],
  [BUFFERING]: [UNSTARTED, CUED, PLAYING, PAUSED, ENDED],
  [PLAYING]: [UNSTARTED, CUED, BUFFERING, PAUSED, ENDED],
  [PAUSED]: [PLAYING, BUFFERING],
  [ENDED]: [CUED, PLAYING, BUFFERING, PAUSED],
}

/** Whether a player in a state may come to another one. */
export function canFollow(current: PlayerState, next: PlayerState): boolean {
  return comesAfter[next].includes(current)
}

const names: Record<PlayerState, string> = {
  [UNSTARTED]: 'unstarted',
  [ENDED]: 'ended',
  [PLAYING]: 'playing',
  [PAUSED]: 'paused',
  [BUFFERING]: 'buffering',
  [CUED]: 'cued',
}

/** The state as `data-state` shows it to styles and tests. */
export function nameOfState(state: PlayerState): string {
  return names[state]
}

/** A state that came from elsewhere; undefined for a number that is none. */
export function findPlayerState(value: unknown): PlayerState | undefined {
  return Object.values(PlayerState).find((state) => state === value)
}
