import { plural } from '../../panel/plural.ts'
import type { PictureUse } from './find-uses.ts'

/** How many places a refusal names; the picture's own page shows all of them. */
const maxNamed = 5

const views = { site: 'на\u00a0сайте', draft: 'в\u00a0черновике', trash: 'в\u00a0корзине' }

/** Where a document shows a picture, in words: «на сайте и в черновике: Картинка статьи». */
export function describePlaces({ seenIn, places }: Pick<PictureUse, 'seenIn' | 'places'>): string {
  return [seenIn.map((view) => views[view]).join(' и\u00a0'), places.filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(': ')
}

/** A document by its kind and its title in marks: «Статья «Краска „на отлично“»». */
export function nameDocument({ kind, title }: Pick<PictureUse, 'kind' | 'title'>): string {
  return `${kind} «${title.replaceAll('«', '„').replaceAll('»', '“')}»`.trimStart()
}

/** The document as a refusal names it: «статья «Как закрасить седину» (на сайте)». */
function describeUse({ kind, title, seenIn }: PictureUse): string {
  return `${nameDocument({ kind: kind.toLowerCase(), title })} (${seenIn.map((view) => views[view]).join(' и\u00a0')})`
}

/** Why a picture is not taken away, with the documents that show it. */
export function describeRefusal(uses: PictureUse[], isForGood: boolean): string {
  const named = uses.slice(0, maxNamed).map(describeUse).join('; ')
  const rest = uses.length - maxNamed
  const others = rest > 0 ? ` и\u00a0ещё ${rest} ${plural(rest, ['место', 'места', 'мест'])}` : ''
  const way = isForGood
    ? 'Уберите её оттуда, и\u00a0её можно будет удалить.'
    : 'Откройте картинку: под «Где используется»\u00a0— ссылки на все места и кнопка, если в\u00a0корзину её нужно убрать всё равно.'
  return `Картинка стоит здесь: ${named}${others}. ${way}`
}
