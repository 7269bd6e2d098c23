import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { movedPlace } from './moved-from-home.ts'

/** Leads on who comes by a saved link to a place that the main page does not have any more; servers are not told the hash. */
export function useMovedPlace(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const moved = movedPlace(location.hash)
    if (moved && !document.getElementById(location.hash.slice(1))) void navigate(moved, { replace: true })
  }, [navigate])
}
