type ConnectionNavigator = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }

/** Whether pages may be fetched before they are asked for: not where data is saved or the network is of the second generation. */
export function isPrefetchAllowed(): boolean {
  const { connection }: ConnectionNavigator = navigator
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
}
