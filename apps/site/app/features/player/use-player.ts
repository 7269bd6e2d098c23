import { useEffect, useRef, useState } from 'react'
import { createPlayerSession, type PlayerSession } from './player-session.ts'
import { PlayerState } from './player-state.ts'

export type PlayerCallbacks = {
  /** Told of each change once. */
  onStateChange?: ((state: PlayerState) => void) | undefined
  /** Told of the place in the lesson, about four times a second. */
  onTimeChange?: ((seconds: number) => void) | undefined
}

type Player = {
  state: PlayerState
  hasFailed: boolean
  /** How many times the visitor asked for another try. */
  attempt: number
  retry: () => void
  session: PlayerSession
}

/** The session of one lesson and its state for the page. */
export function usePlayer({ onStateChange, onTimeChange }: PlayerCallbacks): Player {
  const [state, setState] = useState<PlayerState>(PlayerState.UNSTARTED)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const callbacks = useRef<PlayerCallbacks>({ onStateChange, onTimeChange })

  // A player's events come between renders and must meet the callbacks of the latest one.
  useEffect(() => {
    callbacks.current = { onStateChange, onTimeChange }
  }, [onStateChange, onTimeChange])

  const [session] = useState(() =>
    createPlayerSession({
      onState(next) {
        setState(next)
        callbacks.current.onStateChange?.(next)
      },
      onTime: (seconds) => callbacks.current.onTimeChange?.(seconds),
      onFailure: () => setHasFailed(true),
    }),
  )

  function retry() {
    setHasFailed(false)
    setAttempt((count) => count + 1)
  }

  return { state, hasFailed, attempt, retry, session }
}
