import type {
  ContentBlockFieldsFragment,
  PreviewFieldsFragment,
  ProductCardFragment,
  VideoTeaserFragment,
} from '@pryad/contract/generated/operations.ts'
import type { PictureView } from '#app/ui/picture-view.ts'

/** A value of the contract as a page shows it: pictures as views; lessons and products as whatever the page shows them as. */
type Shown<Value, Lesson, Product> = Value extends PreviewFieldsFragment
  ? PictureView
  : Value extends VideoTeaserFragment
    ? Lesson
    : Value extends ProductCardFragment
      ? Product
      : Value extends (infer Item)[]
        ? Shown<Item, Lesson, Product>[]
        : Value

type ShownBlock<Block, Lesson, Product> = Block extends { __typename: 'FinderBlock' }
  ? Omit<Block, 'shade'> & { picture: PictureView | null }
  : { [Field in keyof Block]: Shown<Block[Field], Lesson, Product> }

/** A piece of a text as the page shows it: the contract's own, ready to be read. */
export type ContentBlockView<Lesson, Product> = ContentBlockFieldsFragment extends infer Block
  ? Block extends unknown
    ? ShownBlock<Block, Lesson, Product>
    : never
  : never

type AnyBlock = ContentBlockView<unknown, unknown>

/** Whether something of a text stands beside it on a wide screen: then its lines are shorter. */
export function hasRemarks(blocks: AnyBlock[]): boolean {
  return blocks.some((block) => block.__typename === 'CalloutBlock' && block.kind === 'IMPORTANT')
}

/** The main headings of a text for its table of contents; none when there are too few to need one. */
export function toContents(blocks: AnyBlock[]): { id: string; text: string }[] {
  const headings = blocks.flatMap((block) =>
    block.__typename === 'HeadingBlock' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  )
  return headings.length > 2 ? headings : []
}
