import { withoutEscapes } from '@pryad/contract/escapes.ts'

/** How often and how long a hash waits for its element (spec §9). */
const tries = 50
const tryMilliseconds = 100
/** Up to this width the page's head is lower. */
const narrowWidth = 768
const narrowOffset = 100
const wideOffset = 200

/** How far below the window's upper edge an element comes to rest (spec §2). */
export function hashOffset(windowWidth: number): number {
  return windowWidth <= narrowWidth ? narrowOffset : wideOffset
}

/**
 * The element of a hash, waited for while it is not there yet.
 * @returns null when it never came or the wait was aborted.
 */
export async function waitForHash(hash: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const fragment = hash.replace(/^#/, '')
  const id = withoutEscapes(fragment) ?? fragment
  for (let left = tries; left > 0 && !signal.aborted; left--) {
    const element = document.getElementById(id)
    if (element) return element
    await new Promise((resolve) => setTimeout(resolve, tryMilliseconds))
  }
  return null
}

/**
 * Brings the element of a hash into view; a folded answer unfolds, and so does the rest of a list that it is in.
 * @returns the element, null when there was none to go to.
 */
export async function scrollToHash(hash: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const element = await waitForHash(hash, signal)
  if (!element || signal.aborted) return null
  unfold(element)
  const top = element.getBoundingClientRect().top + scrollY - hashOffset(innerWidth)
  scrollTo({ top, behavior: scrollBehavior() })
  return element
}

/** Opens everything folded that an element is in, and itself. */
export function unfold(element: Element): void {
  let folded = element.closest('details')
  while (folded) {
    folded.open = true
    folded = folded.parentElement?.closest('details') ?? null
  }
}

/** Lets the keyboard go on from an element, as it does where a browser follows a hash by itself; not from one below an open dialog. */
export function continueFrom(element: HTMLElement | null): void {
  if (!element || document.querySelector('dialog[open]')) return
  const target = element.querySelector<HTMLElement>(':scope > summary') ?? element
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    const leave = () => {
      // The window was left, not the element: without its `tabindex` it would lose the focus for good.
      if (document.activeElement === target) return
      target.removeAttribute('tabindex')
      target.removeEventListener('blur', leave)
    }
    target.addEventListener('blur', leave)
  }
  target.focus({ preventScroll: true })
}

export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: scrollBehavior() })
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
