import { expect, test } from 'vitest'
import { textOfBlocks } from './feed.server.ts'

const picture = { width: 10, height: 10, blurDataUrl: null, conversions: [] }
const page = new URL('https://pryad.example/articles/korni')

test('links and pictures of an article lead to the site, wherever it is read', () => {
  const html = textOfBlocks(
    [
      { __typename: 'HeadingBlock', id: 'a', level: 2, text: 'Тест & краска' },
      {
        __typename: 'TextBlock',
        html: '<p><a href="/video?slug=a&amp;b">Урок</a>, <a href="#a">выше</a></p>',
      },
      { __typename: 'TextBlock', html: '<p><a rel="x" href="https://elsewhere.example/">Там</a></p>' },
      {
        __typename: 'TextBlock',
        html: '<p><a href="//cdn.example/a">CDN</a>, <a href=\'?tag=a\'>тема</a></p>',
      },
      {
        __typename: 'TextBlock',
        html: '<p><a href="mailto:a@b.ru">почта</a>, <img alt="" src="/media/b.webp"></p>',
      },
      {
        __typename: 'PictureBlock',
        caption: 'Подпись',
        isWide: false,
        picture: { ...picture, alt: '«Прядь» "меди"', url: '/media/a.webp' },
      },
    ],
    page,
  )
  expect(html).toBe(
    [
      '<h2>Тест &amp; краска</h2>',
      '<p><a href="https://pryad.example/video?slug=a&amp;b">Урок</a>, <a href="https://pryad.example/articles/korni#a">выше</a></p>',
      '<p><a rel="x" href="https://elsewhere.example/">Там</a></p>',
      '<p><a href="https://cdn.example/a">CDN</a>, <a href=\'https://pryad.example/articles/korni?tag=a\'>тема</a></p>',
      '<p><a href="mailto:a@b.ru">почта</a>, <img alt="" src="https://pryad.example/media/b.webp"></p>',
      '<figure><img src="https://pryad.example/media/a.webp" alt="«Прядь» &quot;меди&quot;"><figcaption>Подпись</figcaption></figure>',
    ].join('\n'),
  )
})

test('a pair of pictures comes as two, and the way into the shade finder as a link', () => {
  const html = textOfBlocks(
    [
      {
        __typename: 'CompareBlock',
        before: { ...picture, alt: 'Седина', url: '/media/a.webp' },
        after: { ...picture, alt: 'Каштан', url: '/media/b.webp' },
        beforeLabel: 'До',
        afterLabel: 'После',
        caption: 'Те же волосы',
      },
      {
        __typename: 'FinderBlock',
        title: 'Подбор',
        text: '',
        linkLabel: 'Подобрать',
        href: '/shade?wish=6-0',
        shade: null,
      },
    ],
    page,
  )
  expect(html.split('\n')).toEqual([
    '<figure><img src="https://pryad.example/media/a.webp" alt="Седина"><figcaption>До</figcaption></figure>',
    '<figure><img src="https://pryad.example/media/b.webp" alt="Каштан"><figcaption>После</figcaption></figure>',
    '<p>Те же волосы</p>',
    '<p><a href="https://pryad.example/shade?wish=6-0">Подобрать</a></p>',
  ])
})
