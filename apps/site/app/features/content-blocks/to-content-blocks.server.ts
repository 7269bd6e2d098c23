import type {
  ContentBlockFieldsFragment,
  ProductCardFragment,
  VideoTeaserFragment,
} from '@pryad/contract/generated/operations.ts'
import { toProseHtml } from '#app/lib/text/prose-html.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { fill } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { cardSizes, toPictureView, wideSizes } from '#app/ui/picture-view.ts'
import type { ContentBlockView, ContentsEntry } from './content-view.ts'

type Mapping<Lesson, Product> = {
  texts: SiteTexts
  toLesson: (video: VideoTeaserFragment) => Lesson
  toProduct: (product: ProductCardFragment) => Product
}

/** Blocks of the API as the page shows them; kinds this site does not know are left out (see the contract). */
export function toContentBlocks<Lesson, Product>(
  blocks: ContentBlockFieldsFragment[],
  { texts, toLesson, toProduct }: Mapping<Lesson, Product>,
): ContentBlockView<Lesson, Product>[] {
  return blocks.flatMap((block): ContentBlockView<Lesson, Product>[] => {
    switch (block.__typename) {
      case 'HeadingBlock':
        return [
          { kind: 'heading', id: block.id, level: block.level === 3 ? 3 : 2, text: typograph(block.text) },
        ]
      case 'TextBlock':
        return [{ kind: 'text', html: toProseHtml(block.html, texts.common.table) }]
      case 'PictureBlock':
        return [
          {
            kind: 'picture',
            picture: toPictureView(block.picture, wideSizes, { blur: true }),
            caption: block.caption && typograph(block.caption),
            isWide: block.isWide,
          },
        ]
      case 'CalloutBlock': {
        const tone = block.kind === 'SALON' ? 'salon' : 'important'
        const title = typograph(block.title || texts.common[tone])
        return [{ kind: 'callout', tone, title, html: toProseHtml(block.html, texts.common.table) }]
      }
      case 'LessonBlock':
        return [{ kind: 'lesson', lesson: toLesson(block.lesson) }]
      case 'ProductsBlock':
        return [{ kind: 'products', products: block.products.map(toProduct) }]
      case 'CompareBlock': {
        const { before, after, beforeLabel, afterLabel, caption } = block
        return [
          {
            kind: 'compare',
            before: { picture: toPictureView(before, wideSizes), label: typograph(beforeLabel) },
            after: { picture: toPictureView(after, wideSizes), label: typograph(afterLabel) },
            label: fill(texts.common.compare, { before: beforeLabel, after: afterLabel }),
            caption: caption && typograph(caption),
          },
        ]
      }
      case 'FinderBlock': {
        const { title, text, linkLabel, href, shade } = block
        return [
          {
            kind: 'finder',
            title: typograph(title),
            text: typograph(text),
            linkLabel: typograph(linkLabel),
            href,
            picture: shade?.picture ? toPictureView(shade.picture, cardSizes, { decorative: true }) : null,
          },
        ]
      }
      default:
        return []
    }
  })
}

/** The main headings of a text; none when there are too few to need a table of contents. */
export function toContents(blocks: ContentBlockView<unknown, unknown>[]): ContentsEntry[] {
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  )
  return headings.length > 2 ? headings : []
}
