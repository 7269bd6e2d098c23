import { nextTask } from '../lib/browser/next-task.ts'
import { bringStyles } from './bring-styles.ts'
import { handOverData } from './hand-over-data.ts'

/**
 * Starts the scripts that sleep in the page, piece by piece: between them the browser can answer the visitor. The styles of all components
 * come first, because scripts may add any of them.
 * @throws when one of them does not come.
 */
export async function wakeInTurn(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=x-modulepreload]')]
  for (const link of links) {
    link.rel = 'modulepreload'
    await nextTask()
  }
  const parts = links.filter(({ dataset }) => !('starter' in dataset))
  await Promise.all([evaluateInTurn(parts), bringStyles()])
  // A touch on a page that is still arriving must not start it without its data.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  await start()
}

/** Evaluates large parts one by one, a task for each. The modules that start the page are not among them: they need its data first. */
async function evaluateInTurn(parts: HTMLLinkElement[]): Promise<void> {
  for (const { href } of parts) {
    await import(/* @vite-ignore */ href)
    await nextTask()
  }
}

function start(): Promise<unknown> {
  const module = document.querySelector('script[type="text/x-module"]')
  if (!module) return Promise.reject()
  const context = module.previousElementSibling
  if (context?.matches('script[type="text/x-context"]')) run(context, 'text/javascript')
  handOverData(module)
  const started = run(module, 'module')
  return new Promise((resolve, reject) => {
    started.onload = resolve
    started.onerror = reject
  })
}

function run(sleeping: Element, type: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = type
  script.textContent = sleeping.textContent
  sleeping.replaceWith(script)
  return script
}
