type ConnectionNavigator = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }

/** Whether pages may be prefetched: not if the visitor saves data or the network is 2G. */
export function isPrefetchAllowed(): boolean {
  const { connection }: ConnectionNavigator = navigator
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
}

/**
 * Whether the next page may be fetched ahead by a link of the document. The page's policy begins with `default-src 'none'`, by which
 * Firefox refuses such links and says so in its console; Safari does not know them. Browsers with speculation rules know and allow them.
 */
export function isLinkPrefetchAllowed(): boolean {
  return isPrefetchAllowed() && HTMLScriptElement.supports?.('speculationrules') === true
}
