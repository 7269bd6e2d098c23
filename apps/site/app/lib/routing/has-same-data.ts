type PageProps = { loaderData: unknown }

/**
 * For `memo` around a page that shows its loader's data and nothing else of its props: the router renders pages again with each of its
 * states, also while a visitor only waits for another page.
 */
export function hasSameData(before: PageProps, now: PageProps): boolean {
  return before.loaderData === now.loaderData
}
