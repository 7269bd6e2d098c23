import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { movedPlace } from './moved-from-home.ts'

/** Leads on who comes by a saved link to a place that the main page does not have any more; servers are not told the hash. */
export function useMovedPlace(): void {
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => {
    const moved = movedPlace(hash)
    if (moved && !document.getElementById(hash.slice(1))) void navigate(moved, { replace: true })
  }, [hash, navigate])
}
