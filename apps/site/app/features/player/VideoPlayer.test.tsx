import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx'

const texts = {
  play: 'Смотреть',
  replay: 'Ещё раз',
  resumed: 'Продолжаем',
  external: 'Урок на площадке {provider}.',
  start: 'Показать урок',
  error: 'Не загрузился.',
  retry: 'Загрузить ещё раз',
  direct: 'Прямая ссылка',
}

/** The HTML that the server sends, and that stays where no script runs. */
function render(props: Pick<VideoPlayerProps, 'provider' | 'src'> & Partial<VideoPlayerProps>): string {
  return renderToStaticMarkup(<VideoPlayer title="Красим корни" texts={texts} {...props} />)
}

test('without scripts a file plays by the browser’s own controls', () => {
  const html = render({ provider: 'FILE', src: '/lessons/korni.mp4', captions: '/lessons/korni.vtt' })
  expect(html).toMatch(/<video [^>]*src="\/lessons\/korni\.mp4"[^>]* controls/)
  expect(html).toContain('<track kind="captions" srcLang="ru" src="/lessons/korni.vtt" default=""/>')
  expect(html).not.toContain('<button')
  expect(html).not.toContain('style=')
})

test('a platform is named before anything is asked of it', () => {
  const html = render({
    provider: 'RUTUBE',
    src: 'https://rutube.ru/video/9e4cd81a6b2566e9d949881dbb53905e/',
  })
  expect(html).toContain('Урок на площадке RUTUBE.')
  expect(html).toContain('Показать урок')
  expect(html).not.toMatch(/<(iframe|script)/)
  // Without scripts a plain link leads there, which asks nothing either until it is pressed.
  const withoutScripts = /<noscript>.*<\/noscript>/
  expect(html).toMatch(withoutScripts)
  expect(html.replace(withoutScripts, '')).not.toContain('rutube.ru')
})

test.each([
  ['FILE', 'javascript:alert(1)'],
  ['YOUTUBE', 'https://evil.example/watch?v=M7lc1UVf-VE'],
] as const)('%s at %s leads nowhere, and says so', (provider, src) => {
  const html = render({ provider, src })
  expect(html).toContain('Не загрузился.')
  expect(html).not.toContain(src)
  expect(html).not.toContain('<a ')
})
