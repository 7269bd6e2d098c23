import type {
  ContentBlockFieldsFragment,
  PreviewFieldsFragment,
  ProductCardFragment,
  VideoTeaserFragment,
} from '@pryad/contract/generated/operations.ts'
import { isRecord } from '#app/lib/is-record.ts'
import { toProseHtml } from '#app/lib/text/prose-html.ts'
import { typographFields } from '#app/lib/text/typography.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { cardSizes, toPictureView, wideSizes } from '#app/ui/picture-view.ts'
import type { ContentBlockView } from './content-blocks.ts'

type Mapping<Lesson, Product> = {
  texts: SiteTexts
  toLesson: (video: VideoTeaserFragment) => Lesson
  toProduct: (product: ProductCardFragment) => Product
}

/** Blocks of the API as the page shows them. Kinds that this site does not know, of which it asks nothing, are left out (see the contract). */
export function toContentBlocks<Lesson, Product>(
  blocks: ContentBlockFieldsFragment[],
  mapping: Mapping<Lesson, Product>,
): ContentBlockView<Lesson, Product>[] {
  return blocks
    .filter((block) => Object.keys(block).length > 1)
    .map((block) => {
      const fields = typographFields(withComputed(block, mapping.texts))
      const shown = Object.entries(fields).map(([name, value]) => [name, toShown(name, value, mapping)])
      // `toShown` is to values what `Shown` is to types.
      return Object.fromEntries(shown) as ContentBlockView<Lesson, Product>
    })
}

function withComputed(block: ContentBlockFieldsFragment, { common }: SiteTexts): object {
  switch (block.__typename) {
    case 'CalloutBlock': {
      const { title, kind } = block
      return { ...block, title: title || (kind === 'SALON' ? common.salon : common.important) }
    }
    case 'FinderBlock': {
      const { shade, ...card } = block
      return {
        ...card,
        picture: shade?.picture ? toPictureView(shade.picture, cardSizes, { decorative: true }) : null,
      }
    }
    default:
      return block
  }
}

function toShown<Lesson, Product>(name: string, value: unknown, mapping: Mapping<Lesson, Product>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => toShown(name, one, mapping))
  if (name === 'html') return toProseHtml(String(value), mapping.texts.common.table)
  // Two pictures that are compared need no blur.
  if (isPicture(value)) return toPictureView(value, wideSizes, { blur: name === 'picture' })
  if (isLesson(value)) return mapping.toLesson(value)
  return isProduct(value) ? mapping.toProduct(value) : value
}

const isPicture = (value: unknown): value is PreviewFieldsFragment =>
  isRecord(value) && 'conversions' in value
const isLesson = (value: unknown): value is VideoTeaserFragment =>
  isRecord(value) && 'durationSeconds' in value
const isProduct = (value: unknown): value is ProductCardFragment => isRecord(value) && 'ean' in value
