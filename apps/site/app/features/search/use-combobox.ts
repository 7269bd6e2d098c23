import { type KeyboardEvent, useEffect, useState } from 'react'

type Combobox = {
  /** Number of the option that Enter opens; -1 for none. */
  active: number
  /** Id of the option with a number. */
  optionId: (index: number) => string
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** To be called when the typed text changes: the options change with it. */
  reset: () => void
}

/**
 * The keyboard of a field with a list of options (WAI-ARIA, combobox with list autocomplete): arrows cycle through the options and the field
 * itself, Enter opens an option, and keys that move the cursor leave the list. The focus stays in the field.
 */
export function useCombobox(listId: string, count: number): Combobox {
  const [chosen, setChosen] = useState(-1)
  const active = chosen < count ? chosen : -1
  const optionId = (index: number) => `${listId}-${index}`

  // An option chosen by keys is scrolled into sight here: the browser does that only for the focus, which stays in the field.
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      const step = key === 'ArrowDown' ? 1 : -1
      // The field is one more place beside the options.
      setChosen(((active + 1 + step + count + 1) % (count + 1)) - 1)
    } else if (key === 'Enter' && active >= 0) {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) {
      setChosen(-1)
    }
  }

  return { active, optionId, onKeyDown, reset: () => setChosen(-1) }
}
