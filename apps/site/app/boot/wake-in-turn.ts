import { nextTask } from '../lib/next-task.ts'
import { handOverData } from './hand-over-data.ts'

/** Starts the scripts that sleep in the page, piece by piece: between them the browser can answer the visitor. */
export async function wakeInTurn(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=x-modulepreload]')]
  for (const link of links) {
    link.rel = 'modulepreload'
    await nextTask()
  }
  await evaluateInTurn(links.map(({ href }) => href))
  // Who touches a page that is still arriving must not have it started without its data.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  start()
}

/** Large parts are evaluated one by one. */
async function evaluateInTurn(addresses: string[]): Promise<void> {
  for (const address of addresses.filter((candidate) => !/\/(?:entry|manifest)[.-]/.test(candidate))) {
    // A part that does not come is asked for again by those who need it, and they know what to do about it.
    await import(/* @vite-ignore */ address).catch(() => undefined)
    await nextTask()
  }
}

function start(): void {
  const module = document.querySelector('script[type="text/x-module"]')
  if (!module) return
  const context = module.previousElementSibling
  if (context?.matches('script[type="text/x-context"]')) run(context, 'text/javascript')
  handOverData(module)
  run(module, 'module')
}

function run(sleeping: Element, type: string): void {
  const script = document.createElement('script')
  script.type = type
  script.textContent = sleeping.textContent
  sleeping.replaceWith(script)
}
