import { unknownAnswer } from '@pryad/colour/answers/answer-names.ts'
import { type FocusEvent, type MouseEvent, useRef } from 'react'

/** Marks a fold with one question. */
export const foldAwayMark = { 'data-folds-away': '' }

/**
 * Folds a question once it is answered, so that the next one comes near. After a press that happens at once; who goes through the choices by
 * keyboard changes the answer with every step, so there it waits until the focus has left.
 */
export function useFoldAway() {
  const isPress = useRef(false)
  const answered = useRef<HTMLDetailsElement>(null)

  return {
    onPointerDown: () => {
      isPress.current = true
    },
    onKeyDown: () => {
      isPress.current = false
    },
    // A press on the answer that is chosen already changes nothing, but is an answer.
    onClick: ({ target }: MouseEvent) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
      const fold = target.closest<HTMLDetailsElement>('details[data-folds-away]')
      // Who does not know their level has to be helped there.
      const isAnswer = target.value !== unknownAnswer || !/level$/i.test(target.name)
      answered.current = isAnswer && !isPress.current ? fold : null
      if (!fold || !isAnswer || !isPress.current) return
      fold.open = false
      const summary = fold.querySelector('summary')
      summary?.focus({ preventScroll: true })
      summary?.scrollIntoView({ block: 'nearest' })
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const fold = answered.current
      if (!fold || !(relatedTarget instanceof Node) || fold.contains(relatedTarget)) return
      answered.current = null
      fold.open = false
    },
  }
}
