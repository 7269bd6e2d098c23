/** Address of the finder's answer about some hair, with the page moved to it. */
export function answerUrl(search: string): string {
  return `/shade?${search}#result`
}
