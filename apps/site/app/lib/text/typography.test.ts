import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typograph, typographFields, typographHtml } from './typography.ts'

/** Shows a non-breaking space as an underscore. */
const shown = (text: string) => typograph(text).replaceAll('\u00a0', '_')

test.each([
  ['В чём дело', 'В_чём дело'],
  ['и в доме, и на улице', 'и_в_доме, и_на_улице'],
  ['Медь — это тон', 'Медь_— это тон'],
  ['нужен ли тест', 'нужен_ли тест'],
  ['подождите 48 часов и 5 минут', 'подождите 48_часов и_5_минут'],
  ['седины 50 %, № 7', 'седины 50_%, №_7'],
  ['раз в 4–6 недель', 'раз в_4–\u20606 недель'],
  ['оттенок 6-46, номера 0-22 и 5-4', 'оттенок 6\u2060-\u206046, номера 0\u2060-\u206022 и_5\u2060-\u20604'],
  ['8-800-555-35-35, 2026-01-15, А4-12, 48-часовой', '8-800-555-35-35, 2026-01-15, А4-12, 48-часовой'],
  ['Если седина всё-таки проступает', 'Если седина всё\u2060-\u2060таки проступает'],
  [
    'Кто-то, что-нибудь, чего-либо, ну-ка',
    'Кто\u2060-\u2060то, что\u2060-\u2060нибудь, чего\u2060-\u2060либо, ну\u2060-\u2060ка',
  ],
  ['Кое-как, кое-кого-то', 'Кое\u2060-\u2060как, кое\u2060-\u2060кого\u2060-\u2060то'],
  ['Из-за света, вода из-под крана', 'Из\u2060-\u2060за света, вода из\u2060-\u2060под крана'],
  [
    'крем-краска, карт-точка, по-тому, диез-засов, из-застав',
    'крем-краска, карт-точка, по-тому, диез-засов, из-застав',
  ],
  ['5-то, -то, то-карт, кое-', '5-то, -то, то-карт, кое-'],
  ['слива и вода', 'слива и_вода'],
  ['лимон жёлтый', 'лимон жёлтый'],
  ['Всё про тон и про волосы', 'Всё про_тон и_про_волосы'],
  ['СОВЕТЫ ПО УХОДУ', 'СОВЕТЫ ПО_УХОДУ'],
])('«%s» becomes «%s»', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test('a place that a number is put into is kept together like a number', () => {
  expect(typograph('Держать {min}–{max} минут')).toBe('Держать {min}–\u2060{max}\u00a0минут')
  expect(typograph('{share} % «до»')).toBe('{share}\u00a0% «до»')
})

test('doing it twice changes nothing, and no letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'вишняидляткоез —–-0 5%ч№\u00a0\u2060') }), (text) => {
      const once = typograph(text)
      expect(typograph(once)).toBe(once)
      expect(once.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(
        text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
      )
    }),
  )
})

test('the number of a shade keeps together in an article, and is copied without invisible characters', () => {
  expect(typographHtml('<p>номера вроде 6-46 и <b>40–45</b></p>')).toBe(
    '<p>номера вроде <span class="nowrap">6-46</span> и\u00a0<b>40–\u206045</b></p>',
  )
})

test('words with a hyphen keep together in an article, and are copied as they were written', () => {
  expect(typographHtml('<p>у кого-то она <b>из-под крана</b>, краска крем-краска</p>')).toBe(
    '<p>у\u00a0<span class="nowrap">кого-то</span> она <b><span class="nowrap">из-под</span> крана</b>, краска крем-краска</p>',
  )
})

test('tags and attributes of HTML stay as they are', () => {
  expect(typographHtml('<p title="в доме">В <a href="/a b">доме и саду</a></p>')).toBe(
    '<p title="в доме">В\u00a0<a href="/a b">доме и\u00a0саду</a></p>',
  )
})

test('codes stay as they are, and the words beside them are set', () => {
  const code = 'a 6-46 и 4–6'
  const codes = {
    __typename: code,
    ean: code,
    tone: code,
    url: code,
    src: code,
    hex: code,
    shadeNumber: code,
    videoCode: code,
    blurDataUrl: code,
    gtmId: code,
    lessonSlug: code,
    publishedAt: code,
  }
  expect(typographFields({ ...codes, title: 'В чём дело', id: 7 })).toEqual({
    ...codes,
    title: 'В\u00a0чём дело',
    id: 7,
  })
})
