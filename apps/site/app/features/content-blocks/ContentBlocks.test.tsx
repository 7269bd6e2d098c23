import type {
  ContentBlockFieldsFragment,
  PreviewFieldsFragment,
  ProductCardFragment,
  VideoTeaserFragment,
} from '@pryad/contract/generated/operations.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aSite } from '../site/testing/a-site.ts'
import { SiteContext } from '../site/use-site.ts'
import { ContentBlocks } from './ContentBlocks.tsx'
import { toContents } from './content-blocks.ts'
import { toContentBlocks } from './to-content-blocks.server.ts'

type Block = ContentBlockFieldsFragment
type Kind = Block['__typename']

const picture = (alt: string): PreviewFieldsFragment => ({
  alt,
  url: '/media/braid.webp',
  width: 1536,
  height: 1024,
  blurDataUrl: null,
  conversions: [],
})
const shade: ProductCardFragment = {
  ean: '2007700000161',
  series: 'Жар',
  group: 'Стойкая крем-краска',
  shadeNumber: '6-46',
  shadeName: 'Медный каштан',
  title: 'Прядь 6-46 Медный каштан',
  hex: '#8a4b2a',
  picture: picture('Прядь 6-46'),
}
const lesson: VideoTeaserFragment = {
  id: '1',
  slug: 'korni',
  title: 'Красим корни',
  description: 'Урок меньше минуты.',
  href: '/video?slug=korni',
  durationSeconds: 54,
  preview: null,
  tags: [],
}

/** A block of each kind, and what its reader sees. */
const examples: {
  [Name in Kind]: [block: Omit<Extract<Block, { __typename: Name }>, '__typename'>, seen: string]
} = {
  HeadingBlock: [{ id: 'skolko', level: 3, text: 'Сколько держать' }, 'id="skolko">Сколько держать</h3>'],
  TextBlock: [{ html: '<p>Держите на корнях.</p>' }, '<p>Держите на\u00a0корнях.</p>'],
  PictureBlock: [{ picture: picture('Коса'), caption: 'Коса на плече', isWide: true }, 'Коса на\u00a0плече'],
  CalloutBlock: [{ kind: 'SALON', title: '', html: '<p>К мастеру.</p>' }, '<p>К\u00a0мастеру.</p>'],
  ProductsBlock: [{ products: [shade] }, 'shades: 6-46'],
  LessonBlock: [{ lesson }, 'lesson: korni'],
  CompareBlock: [
    {
      before: picture('Было'),
      after: picture('Стало'),
      beforeLabel: 'До',
      afterLabel: 'После',
      caption: null,
    },
    'alt="Стало"',
  ],
  FinderBlock: [
    { title: 'Подбор', text: '', linkLabel: 'Подобрать', href: '/shade?level=6', shade },
    'href="/shade?level=6"',
  ],
}

const site = aSite()
const blocksOf = (...blocks: object[]) =>
  toContentBlocks(blocks as Block[], {
    texts: site.texts,
    toLesson: ({ slug }) => slug,
    toProduct: ({ shadeNumber }) => shadeNumber,
  })

function render(...blocks: object[]): string {
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <ContentBlocks
        blocks={blocksOf(...blocks)}
        renderLesson={(slug) => `lesson: ${slug}`}
        renderProducts={(shades) => `shades: ${shades.join()}`}
      />
    </SiteContext>,
  )
}

test.each(Object.entries(examples))('%s is shown', (__typename, [block, seen]) => {
  expect(render({ __typename, ...block })).toContain(seen)
})

test('a callout without a title is called by its kind', () => {
  const block = { __typename: 'CalloutBlock', title: '', html: '' }
  expect(render({ ...block, kind: 'IMPORTANT' })).toContain('Важно')
  expect(render({ ...block, kind: 'SALON' })).toMatch(/Когда\sк\sмастеру/)
})

test('a kind of a newer contract, of which nothing was asked, is left out', () => {
  expect(blocksOf({ __typename: 'QuizBlock' })).toEqual([])
})

test('the table of contents has the main headings, when there are enough of them', () => {
  const heading = (id: string, level: number) => ({ __typename: 'HeadingBlock', id, level, text: id })
  const two = [heading('a', 2), heading('b', 3), heading('c', 2)]
  expect(toContents(blocksOf(...two))).toEqual([])
  expect(toContents(blocksOf(...two, heading('d', 2))).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
})
