import { useEffect, useState } from 'react'

/** A text once it has not changed for a while: screen readers would otherwise speak at every letter. */
export function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return settled
}
