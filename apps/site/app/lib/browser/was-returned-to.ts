/** Whether the browser came back to this document, or made it anew for an entry that was there before. */
export function wasReturnedTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}
