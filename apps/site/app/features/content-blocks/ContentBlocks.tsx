import type { ReactNode } from 'react'
import { fill } from '#app/texts/fill.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Compare } from '#app/ui/Compare.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { useSite } from '../site/use-site.ts'
import styles from './ContentBlocks.module.css'
import type { ContentBlockView } from './content-blocks.ts'
import { hasRemarks } from './content-blocks.ts'

/** Widths of a picture in the text, see `Picture`. */
const sizes = '(min-width: 100rem) 51rem, (min-width: 52rem) 46rem, 92vw'
const wideWidths = '(min-width: 80rem) 62rem, 100vw'

type ContentBlocksProps<Lesson, Product> = {
  blocks: ContentBlockView<Lesson, Product>[]
  /** Whether there is room beside the text for remarks and for pictures that are wider than it. */
  hasMargin?: boolean
  /** `sizes`: widths of its picture, see `Picture`. */
  renderLesson: (lesson: Lesson, sizes: string) => ReactNode
  renderProducts: (products: Product[]) => ReactNode
}

/** The text of an article or a page. */
export function ContentBlocks<Lesson, Product>({
  blocks,
  hasMargin = false,
  renderLesson,
  renderProducts,
}: ContentBlocksProps<Lesson, Product>) {
  return (
    <div
      className={`${styles.blocks} ${hasMargin ? styles.withMargin : ''} ${
        hasMargin && hasRemarks(blocks) ? styles.withRemarks : ''
      }`}
    >
      {blocks.map((block, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no ids, and its blocks never change places
          key={index}
          block={block}
          renderLesson={renderLesson}
          renderProducts={renderProducts}
        />
      ))}
    </div>
  )
}

type BlockProps<Lesson, Product> = Omit<ContentBlocksProps<Lesson, Product>, 'blocks' | 'hasMargin'> & {
  block: ContentBlockView<Lesson, Product>
}

function Block<Lesson, Product>({ block, renderLesson, renderProducts }: BlockProps<Lesson, Product>) {
  switch (block.__typename) {
    case 'HeadingBlock': {
      const Heading = block.level === 3 ? 'h3' : 'h2'
      return (
        <Heading className={block.level === 3 ? styles.subheading : styles.heading} id={block.id}>
          {block.text}
        </Heading>
      )
    }
    case 'TextBlock':
      return (
        <div>
          <Prose html={block.html} />
        </div>
      )
    case 'PictureBlock':
      return (
        <figure className={block.isWide ? `${styles.figure} ${styles.wide}` : styles.figure}>
          <div className={styles.figurePicture}>
            <Picture picture={block.picture} sizes={block.isWide ? wideWidths : sizes} />
          </div>
          {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
        </figure>
      )
    case 'CompareBlock':
      return <ComparedPictures {...block} />
    case 'FinderBlock':
      return (
        <div className={styles.embed}>
          <FinderCard {...block} />
        </div>
      )
    case 'CalloutBlock': {
      const isForSalon = block.kind === 'SALON'
      return (
        <aside className={`${styles.callout} ${isForSalon ? styles.salon : styles.important}`}>
          <p className={styles.calloutTitle}>
            <Icon name={isForSalon ? 'scissors' : 'warning'} />
            <span>{block.title}</span>
          </p>
          <Prose html={block.html} />
        </aside>
      )
    }
    case 'LessonBlock':
      return <div className={styles.embed}>{renderLesson(block.lesson, sizes)}</div>
    case 'ProductsBlock':
      return <div className={styles.embed}>{renderProducts(block.products)}</div>
    default:
      // A kind without a case does not compile.
      return block satisfies never
  }
}

type BlockOf<Name extends string> = Extract<ContentBlockView<unknown, unknown>, { __typename: Name }>

function ComparedPictures({ before, after, beforeLabel, afterLabel, caption }: BlockOf<'CompareBlock'>) {
  const { compare } = useSite().texts.common
  return (
    <figure className={styles.figure}>
      <Compare
        before={{ picture: before, label: beforeLabel }}
        after={{ picture: after, label: afterLabel }}
        label={fill(compare, { before: beforeLabel, after: afterLabel })}
        sizes={sizes}
      />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

/** A way into the shade finder from within a text. */
function FinderCard({ title, text, linkLabel, href, picture }: BlockOf<'FinderBlock'>) {
  return (
    <div className={styles.finder}>
      {picture && (
        <div className={styles.finderPicture}>
          <Picture picture={picture} sizes="11rem" />
        </div>
      )}
      <div className={styles.finderWords}>
        <p className={styles.finderTitle}>{title}</p>
        {text && <p>{text}</p>}
        <ButtonLink url={href}>{linkLabel}</ButtonLink>
      </div>
    </div>
  )
}
