import { useEffect, useState } from 'react'
import { rememberedLevel } from './saved-answers.ts'

/** The level of the roots in the newest answers that this device remembers; null if there are none, and until the page is awake. */
export function useRememberedLevel(): number | null {
  const [level, setLevel] = useState<number | null>(null)
  useEffect(() => setLevel(rememberedLevel()), [])
  return level
}
