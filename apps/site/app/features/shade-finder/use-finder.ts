import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fetchFinder, loadedFinder } from './finder-engine.ts'
import type { FinderState, FormView, StrandPictures } from './finder-view.ts'
import { readForm } from './form/read-form.ts'
import { keepPlace } from './keep-place.ts'
import { askServer, reveal } from './show-answer.ts'
import type { WorkOut } from './work-out.ts'

/** The server's answer: a state with pictures of its strands, and the ticks of a form that was posted without scripts. */
export type ServedFinder = { state: FinderState; ticked: string[]; pictures: StrandPictures }

/** Whether the result counts the ticked answers about the person. Until it does, it must not be shown. */
export type TicksStatus = 'counted' | 'waiting' | 'failed'

type Forms = {
  answers: RefObject<HTMLFormElement | null>
  safety: RefObject<HTMLFormElement | null>
}

/**
 * Works answers out on the page. Answers about hair go into the address, those about a person stay in this component's memory: they are
 * neither kept nor sent, unless the finder does not come and the server is asked instead.
 */
export function useFinder({ answers, safety }: Forms, view: FormView, served: ServedFinder) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState(served.state)
  const [ticked, setTicked] = useState(served.ticked)
  const [ticksStatus, setTicksStatus] = useState<TicksStatus>('counted')
  /** Whether the answers about hair have changed since the result was made. */
  const [isStale, setIsStale] = useState(false)
  /** Whether a press waits for the finder. */
  const [isWaiting, setIsWaiting] = useState(false)
  /** The form is made again when it has to show other answers than those that were given in it. It is open until somebody has asked for the answer. */
  const [shownForm, setShownForm] = useState({ key: 0, isOpen: served.state.result === null })
  /** The state of this moment, for work that ends later than it began. */
  const now = useRef(served)
  const lastSearch = useRef(search)
  const ownSearch = useRef(search)
  /** Whether somebody asked for the answer at this address, by a press or by coming to it. Back leads to such answers, not to each change. */
  const isAskedFor = useRef(true)

  function put(next: FinderState) {
    now.current = { ...now.current, state: next }
    setState(next)
    setTicksStatus('counted')
  }

  const arrive = useEffectEvent((address: string) => {
    if (lastSearch.current === address) return
    lastSearch.current = address
    if (ownSearch.current === address) return
    ownSearch.current = address
    isAskedFor.current = true
    const finder = loadedFinder()
    const next = finder ? finder(new URLSearchParams(address), now.current.ticked) : served.state
    put(next)
    setIsStale(false)
    setShownForm(({ key }) => ({ key: key + 1, isOpen: next.result === null }))
    // The server's answer knows nothing about the person.
    if (!finder && now.current.ticked.length > 0) countTicks(now.current.ticked)
  })

  // Back, Forward and saved answers bring an address that was not made here.
  useEffect(() => arrive(search), [search])

  const countEarlyTicks = useEffectEvent(() => {
    if (!safety.current) return
    const early = tickedIn(safety.current)
    if (early.join() !== now.current.ticked.join()) countTicks(early)
  })

  // Boxes that were ticked before scripts took over count too.
  useEffect(() => countEarlyTicks(), [])

  function givenAnswers(): URLSearchParams {
    return answers.current ? readForm(answers.current) : new URLSearchParams()
  }

  function show(next: FinderState, isAsked: boolean) {
    const hadAnswer = now.current.state.search !== null
    // Rendered at once, because the element that the page scrolls to next has to be there. Under the hand of somebody who changes an answer nothing moves.
    keepPlace(isAsked ? null : answers.current, () => {
      put(next)
      setIsStale(false)
      if (isAsked) setShownForm(({ key }) => ({ key, isOpen: next.result === null }))
    })
    if (next.search === null) return
    const address = `?${next.search}`
    const isSame = address === ownSearch.current
    const replace = !isAsked && !(hadAnswer && isAskedFor.current)
    isAskedFor.current = isAsked || (isSame && isAskedFor.current)
    if (isSame) return
    ownSearch.current = address
    void navigate(`/shade${address}`, { replace, preventScrollReset: true })
  }

  /** Shows the effect of a change. A missing answer is no mistake yet; a press on the button tells of those. */
  function update(finder: WorkOut) {
    if (!answers.current) return
    const next = finder(givenAnswers(), now.current.ticked)
    if (next.result) show(next, false)
    else if (now.current.state.result) markStale()
  }

  function markStale() {
    keepPlace(answers.current, () => setIsStale(true))
  }

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement) forgetMistake(target.name)
    const finder = loadedFinder()
    if (finder) return update(finder)
    // Before the first answer it is only made ready.
    if (!now.current.state.result) return prepare()
    markStale()
    fetchFinder(view).then(update).catch(ignoreFailure)
  }

  /** A mistake is no longer told once its answer has changed. */
  function forgetMistake(name: string) {
    const { state: known } = now.current
    if (!(name in known.errors)) return
    put({
      ...known,
      errors: Object.fromEntries(Object.entries(known.errors).filter(([one]) => one !== name)),
    })
  }

  function prepare() {
    fetchFinder(view).catch(ignoreFailure)
  }

  function answer(finder: WorkOut) {
    if (!answers.current) return
    const next = finder(givenAnswers(), now.current.ticked)
    show(next, true)
    reveal(next, answers.current)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const finder = loadedFinder()
    if (finder) return answer(finder)
    setIsWaiting(true)
    fetchFinder(view)
      .then(answer)
      .catch(async () => {
        const { ticked: values } = now.current
        if (answers.current) await askServer(`${givenAnswers()}`, values.length > 0 ? values : null)
      })
      .finally(() => setIsWaiting(false))
  }

  /** Counts the ticks for the answers about hair that the result was made of. */
  function recount(finder: WorkOut) {
    const { state: known, ticked: values } = now.current
    if (known.search === null) setTicksStatus('counted')
    else put(finder(new URLSearchParams(known.search), values))
  }

  function countTicks(values: string[]) {
    now.current = { ...now.current, ticked: values }
    setTicked(values)
    const finder = loadedFinder()
    if (finder) return recount(finder)
    setTicksStatus('waiting')
    fetchFinder(view)
      .then((late) => keepPlace(safety.current, () => recount(late)))
      .catch(() => keepPlace(safety.current, () => setTicksStatus('failed')))
  }

  function onTick() {
    keepPlace(safety.current, () => countTicks(tickedIn(safety.current)))
  }

  /** A press on the button that is shown when the finder could not be loaded. */
  function onTicksSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { state: known, ticked: values } = now.current
    if (ticksStatus !== 'failed' || known.search === null) return onTick()
    setTicksStatus('waiting')
    void askServer(known.search, values)
  }

  return {
    state,
    ticked,
    ticksStatus,
    isStale,
    isWaiting,
    shownForm,
    onChange,
    onSubmit,
    onTick,
    onTicksSubmit,
    onFocus: prepare,
  }
}

/** The button still leads to the server's answer. */
const ignoreFailure = () => undefined

function tickedIn(form: HTMLFormElement | null): string[] {
  return form ? new FormData(form).getAll('safety').map(String) : []
}
