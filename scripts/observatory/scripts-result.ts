import type { Finding, ObservedAnswer } from './score.ts'

const scriptTag = /<script\b([^>]*)>/gi
const sourceOf = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

/** Scripts that a page loads: where they come from, and whether they are checked (Subresource Integrity). */
export function scriptsResult({ url, html }: ObservedAnswer): Finding {
  const loaded = [...html.matchAll(scriptTag)].flatMap(([, attributes = '']) => {
    const found = sourceOf.exec(attributes)
    const source = found?.[1] ?? found?.[2] ?? found?.[3]
    if (source === undefined || !URL.canParse(source, url)) return []
    const { host, protocol } = new URL(source, url)
    return [
      {
        isOwn: host === url.host,
        isSecure: protocol === 'https:' && !source.startsWith('//'),
        isChecked: /\bintegrity\s*=/i.test(attributes),
      },
    ]
  })
  if (loaded.length === 0) return { result: 'sri-not-implemented-but-no-scripts-loaded', modifier: 0 }
  const foreign = loaded.filter(({ isOwn }) => !isOwn)
  const isChecked = (foreign.length > 0 ? foreign : loaded).every((script) => script.isChecked)
  if (foreign.some(({ isSecure }) => !isSecure))
    return isChecked
      ? { result: 'sri-implemented-but-external-scripts-not-loaded-securely', modifier: -20 }
      : { result: 'sri-not-implemented-and-external-scripts-not-loaded-securely', modifier: -50 }
  if (isChecked) {
    const whose = foreign.length > 0 ? 'external' : 'all'
    return { result: `sri-implemented-and-${whose}-scripts-loaded-securely`, modifier: 5 }
  }
  return foreign.length > 0
    ? { result: 'sri-not-implemented-but-external-scripts-loaded-securely', modifier: -5 }
    : { result: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', modifier: 0 }
}
