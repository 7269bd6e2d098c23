import { createHash } from 'node:crypto'
import { speculationRules } from '../../app/boot/speculation-rules.ts'

/** What every page gets that React does not write. */
export type PageParts = {
  /** The script that runs with the page. */
  bootScript: string
  /** The whole style sheet. */
  styles: string
  /** Addresses of fonts that the first lines of every page need. */
  fonts: string[]
}

export type FinishedHtml = {
  html: string
  /** Hashes of the scripts and styles in the page, as a content security policy names them. */
  scriptHashes: string[]
  styleHashes: string[]
}

/**
 * Makes a rendered page what the browser gets: styles and the boot script in it, its module scripts asleep until they are woken, and
 * the hashes of everything inline, so that a page kept for all visitors needs no `unsafe-inline`.
 */
export function finishHtml(rendered: string, { bootScript, styles, fonts }: PageParts): FinishedHtml {
  const preloads = fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  )
  const html = rendered
    .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload"')
    .replace(/<script type="module"[^>]*>/g, '<script type="text/x-module">')
    .replace(
      '</head>',
      () => `${preloads.join('')}<style>${styles}</style><script>${bootScript}</script></head>`,
    )
  return {
    html,
    // The boot script adds the speculation rules when the page is there.
    scriptHashes: [...inlineScripts(html), speculationRules].map(cspHash),
    styleHashes: [cspHash(styles)],
  }
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?: type="text\/x-module")?>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text ?? '',
  )
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
