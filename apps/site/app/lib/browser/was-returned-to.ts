/** Whether the browser came back to this document, or made it again for an entry that was there before. */
export function wasReturnedTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}
