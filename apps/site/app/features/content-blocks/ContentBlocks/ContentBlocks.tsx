import type { ReactNode } from 'react'
import { Compare } from '#app/ui/Compare.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import type { ContentBlockView } from '../content-view.ts'
import { FinderCard } from '../FinderCard/FinderCard.tsx'
import { hasRemarks } from '../has-remarks.ts'
import styles from './ContentBlocks.module.css'

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
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 3 ? 'h3' : 'h2'
      return (
        <Heading className={block.level === 3 ? styles.subheading : styles.heading} id={block.id}>
          {block.text}
        </Heading>
      )
    }
    case 'text':
      return (
        <div>
          <Prose html={block.html} />
        </div>
      )
    case 'picture':
      return (
        <figure className={block.isWide ? `${styles.figure} ${styles.wide}` : styles.figure}>
          <div className={styles.figurePicture}>
            <Picture picture={block.picture} sizes={block.isWide ? wideWidths : sizes} />
          </div>
          {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
        </figure>
      )
    case 'compare':
      return (
        <figure className={styles.figure}>
          <Compare before={block.before} after={block.after} label={block.label} sizes={sizes} />
          {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
        </figure>
      )
    case 'finder': {
      const { kind: _, ...card } = block
      return (
        <div className={styles.embed}>
          <FinderCard {...card} />
        </div>
      )
    }
    case 'callout':
      return (
        <aside className={`${styles.callout} ${styles[block.tone]}`}>
          <p className={styles.calloutTitle}>
            <Icon name={block.tone === 'salon' ? 'scissors' : 'warning'} />
            <span>{block.title}</span>
          </p>
          <Prose html={block.html} />
        </aside>
      )
    case 'lesson':
      return <div className={styles.embed}>{renderLesson(block.lesson, sizes)}</div>
    case 'products':
      return <div className={styles.embed}>{renderProducts(block.products)}</div>
  }
}
