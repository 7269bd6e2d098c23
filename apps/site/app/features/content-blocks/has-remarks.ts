import type { ContentBlockView } from './content-view.ts'

/** Whether something of a text stands beside it on a wide screen: then its lines are shorter. */
export function hasRemarks(blocks: ContentBlockView<unknown, unknown>[]): boolean {
  return blocks.some((block) => block.kind === 'callout' && block.tone === 'important')
}
