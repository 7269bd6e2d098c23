import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fetchFinder, finderAtHand } from './finder-engine.ts'
import type { FinderState, FormView } from './finder-view.ts'

/** What the server has sent: a state, and the ticks of a form that was posted without scripts. */
export type ServedFinder = { state: FinderState; ticked: string[] }

/**
 * Works answers out on the page. Answers about hair go into the address, those about a person stay in this component's memory: they are
 * neither sent nor kept.
 */
export function useFinder(form: RefObject<HTMLFormElement | null>, view: FormView, served: ServedFinder) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState(served.state)
  const [ticked, setTicked] = useState(served.ticked)
  const [isStale, setIsStale] = useState(false)
  /** Changes when the form has to show other answers than those that were given in it. */
  const [formKey, setFormKey] = useState(0)
  const shown = useRef(search)

  // Back, Forward and saved answers bring an address that was not made here.
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    const finder = finderAtHand()
    setState(finder ? finder(new URLSearchParams(search), ticked) : served.state)
    setIsStale(false)
    setFormKey((key) => key + 1)
  }, [search, served, ticked])

  function answers(): URLSearchParams {
    const params = new URLSearchParams()
    if (!form.current) return params
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value && !params.has(name)) params.set(name, value)
    }
    return params
  }

  function show(next: FinderState, options: { replace: boolean }) {
    setState(next)
    setIsStale(false)
    if (next.search === null) return
    const address = `?${next.search}`
    if (address === search) return
    shown.current = address
    void navigate(`/shade${address}`, { replace: options.replace, preventScrollReset: true })
  }

  /** Answers at once, as soon as there is enough to answer. */
  function onChange() {
    if (!state.result && !finderAtHand()) {
      // Until then it is only made ready.
      void fetchFinder(view).catch(() => undefined)
      return
    }
    setIsStale(true)
    fetchFinder(view).then(
      (finder) => {
        const next = finder(answers(), ticked)
        // What is not asked for yet is no mistake.
        if (next.result || state.result) show(next, { replace: true })
        else setIsStale(false)
      },
      // The button still leads to the server's answer.
      () => undefined,
    )
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget
    event.preventDefault()
    fetchFinder(view).then(
      (finder) => {
        const next = finder(answers(), ticked)
        show(next, { replace: false })
        requestAnimationFrame(() => reveal(next, element))
      },
      () => element.submit(),
    )
  }

  function onTick(event: FormEvent<HTMLFormElement>) {
    const values = new FormData(event.currentTarget).getAll('safety').map(String)
    setTicked(values)
    fetchFinder(view).then(
      (finder) => setState(finder(new URLSearchParams(state.search ?? ''), values)),
      () => setIsStale(true),
    )
  }

  return {
    state,
    ticked,
    isStale,
    formKey,
    onChange,
    onSubmit,
    onTick,
    onFocus: () => void fetchFinder(view).catch(() => undefined),
  }
}

/** Leads to the answer, or to the first mistake. */
function reveal({ errors, help }: FinderState, form: HTMLFormElement) {
  const [wrong] = Object.keys(errors)
  const target = wrong
    ? form.querySelector<HTMLElement>(`#answer-${wrong}`)
    : help
      ? form
      : document.querySelector<HTMLElement>('#result-title')
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'start' })
}
