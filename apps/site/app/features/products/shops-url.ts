/** Address of the list of shops for some products. */
export function shopsUrl(eans: string[]): string {
  return `/shops?${new URLSearchParams(eans.map((ean) => ['ean', ean]))}`
}
