import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { fill } from '#app/texts/fill.ts'
import { continueFrom } from './scroll-to-hash.ts'

type RouteAnnouncerProps = { text: string }

/** After a change of the page: moves the focus to its heading and says its title to assistive technology. */
export function RouteAnnouncer({ text }: RouteAnnouncerProps) {
  const { pathname } = useLocation()
  const announced = useRef(pathname)
  const [message, setMessage] = useState('')

  // The title is in the document only after the page was rendered.
  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    setMessage(fill(text, { title: document.title }))
    continueFrom(document.querySelector<HTMLElement>('main h1'))
  }, [pathname, text])

  return (
    <p className="visuallyHidden" aria-live="polite">
      {message}
    </p>
  )
}
