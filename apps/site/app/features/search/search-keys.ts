import { useEffect, useEffectEvent } from 'react'

/** Fields that take no text: a key that is pressed there is no letter. */
const notTyped = 'input:is([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])'

/** Opens the search by «/», unless somebody is typing, and by Ctrl+K or ⌘K. Below another popup it stays closed. */
export function useSearchKeys(open: () => void, isOn: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event) || event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOn])
}

/** By the place of the keys: on a Russian keyboard they write other letters. */
function isSearchKey({
  key,
  code,
  target,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  repeat,
}: KeyboardEvent): boolean {
  if (altKey || repeat) return false
  if (ctrlKey || metaKey) return code === 'KeyK' && !shiftKey
  return (key === '/' || (code === 'Slash' && !shiftKey)) && !isTyping(target) && isSlashKeyOn()
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null &&
    !target.matches(notTyped)
  )
}

const storageKey = 'search-slash-key'

/** Whether «/» opens the search. People who use speech input may press it by accident (WCAG 2.1.4), and can turn it off. */
export function isSlashKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function setSlashKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage the choice holds for nothing.
  }
}
