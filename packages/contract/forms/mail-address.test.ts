import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meantDomain, readMailAddress } from './mail-address.ts'
import { email } from './rules.ts'

test.each<[typed: string, address: string]>([
  // As they are.
  ['olga@example.ru', 'olga@example.ru'],
  ["o'neil+faq@mail.example.co", "o'neil+faq@mail.example.co"],
  ['Olga.Petrova@Mail-1.Example.RU', 'Olga.Petrova@mail-1.example.ru'],
  ['jörg@müller.de', 'jörg@xn--mller-kva.de'],
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.ru`, `${'a'.repeat(64)}@${'b'.repeat(63)}.ru`],
  // Both spellings of a domain.
  ['анна@почта.рф', 'анна@xn--80a1acny.xn--p1ai'],
  ['анна@XN--80a1acny.xn--p1ai', 'анна@xn--80a1acny.xn--p1ai'],
  ['olga@почта.com', 'olga@xn--80a1acny.com'],
  // Pasted with what is around.
  [' olga@example.ru\u00a0', 'olga@example.ru'],
  ...[...'\u200b\ufeff\u00ad\u2060\u200c\u200d\u200e\u061c\u202c\u180e\u2800\u3164'].map(
    (unseen): [string, string] => [`${unseen}ol${unseen}ga@exa${unseen}mple.ru${unseen}`, 'olga@example.ru'],
  ),
  ['olga@example.ru.', 'olga@example.ru'],
  ['olga@example.ru,', 'olga@example.ru'],
  ['mailto:olga@example.ru', 'olga@example.ru'],
  ['MailTo:olga@example.ru?subject=Седина', 'olga@example.ru'],
  ['<olga@example.ru>', 'olga@example.ru'],
  ['«olga@example.ru».', 'olga@example.ru'],
  ['“olga@example.ru”', 'olga@example.ru'],
  ['"olga@example.ru"', 'olga@example.ru'],
  ["'olga@example.ru'", 'olga@example.ru'],
  ['(olga@example.ru)', 'olga@example.ru'],
  ['Ольга <olga@example.ru>', 'olga@example.ru'],
  ['"Петрова, Ольга" <mailto:olga@example.ru>;', 'olga@example.ru'],
  ['olga＠example.ru', 'olga@example.ru'],
  ['ｏlga@ｅxample．ru', 'olga@example.ru'],
  ['𝐨lga@example.ru', 'olga@example.ru'],
  ['olga@example。ru', 'olga@example.ru'],
])('«%s» is %s', (typed, address) => {
  expect(readMailAddress(typed)).toEqual({ address })
  // A page that does not know the whole rule yet refuses none of them.
  expect(email(typed, { fieldName: 'Почта', values: {} })).toBeUndefined()
})

test.each([
  'olga',
  'olga@',
  '@example.ru',
  'olga@example',
  'olga@.ru',
  'olga@example..ru',
  'olga@example.',
  'olga@@example.ru',
  'ol ga@example.ru',
  'olga@exam ple.ru',
  'olga@example.ru, anna@example.ru',
  'anna@example.ru <olga@example.ru>',
  'olga@-example.ru',
  'olga@example-.ru',
  'olga@exa_mple.ru',
  '.olga@example.ru',
  'olga.@example.ru',
  'ol..ga@example.ru',
  `olga@${'b'.repeat(64)}.ru`,
  `${'a'.repeat(65)}@example.ru`,
  `${'я'.repeat(33)}@почта.рф`,
  `olga@${'b.'.repeat(130)}ru`,
  'olga@example.r',
  'olga@example.123',
  'olga@example.r2',
  'olga@127.0.0.1',
  'olga@0x7f.1',
  'olga@[127.0.0.1]',
  'olga@example.ru/',
  'olga@example.ru?subject=x',
  'olga@example.ru#a',
  'olga@example.ru:25',
  'olga\\@example.ru',
  'olga@exam\\ple.ru',
  'olga@ex%61mple.ru',
  '👩@example.ru',
  'olga@👩.ru',
  'olga@xn--rq8h.ru',
  'olga@xn--zzzzzz.ru',
  '№1@example.ru',
  'olga@example.ru\nanna@example.ru',
  `olga@${'a.'.repeat(50_000)}`,
  `${'a'.repeat(100_000)}@`,
  `${'"<'.repeat(50_000)}>`,
])('«%s» is no address', (typed) => {
  expect(readMailAddress(typed)).toEqual({ problem: 'form' })
})

test.each([
  ['аnna@example.ru', 'аnna'],
  ['anna@exаmple.ru', 'exаmple'],
  // As browsers hand it over.
  ['anna@xn--ample-ywe6i.ru', 'ехample'],
  ['anna@пoчта.рф', 'пoчта'],
  ['αnna@example.ru', 'αnna'],
  ['анна@example.ru', 'анна@example.ru'],
  ['аса@gmail.com', 'аса@gmail.com'],
  ['anna@gmail.сом', 'gmail.сом'],
  ['anna@mail.ру', 'mail.ру'],
])('in «%s» the letters of two alphabets are in %s', (typed, part) => {
  expect(readMailAddress(typed)).toMatchObject({ problem: 'mixed', part })
})

test.each([
  ['anna@gmail.con', 'gmail.com'],
  ['anna@gmail.co', 'gmail.com'],
  ['anna@gmial.com', 'gmail.com'],
  ['anna@example.con', 'example.com'],
  ['anna@mail.ri', 'mail.ru'],
  ['anna@yandex.ry', 'yandex.ru'],
  ['anna@yandx.ru', 'yandex.ru'],
])('«%s» is misspelt: %s', (typed, meant) => {
  expect(readMailAddress(typed)).toMatchObject({ problem: 'misspelt', meant })
})

test.each([
  'anna@mai.ru',
  'anna@email.com',
  'anna@ymail.com',
  'anna@mail.rs',
  'anna@yandex.com',
  'anna@gmail.example.ry',
])('«%s» is somebody else’s, not misspelt', (typed) => {
  expect(readMailAddress(typed)).toEqual({ address: typed })
})

const piece = fc.oneof(
  fc.constantFrom(
    ...'@.-<>«"\'/?\\: ',
    'mailto:',
    '\u200b',
    '＠',
    'анна',
    'почта.рф',
    'xn--p1ai',
    'ru',
    '👩',
  ),
  fc.emailAddress(),
  fc.string({ unit: 'grapheme' }),
)
const typed = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))

test('whatever is typed, an accepted address is one visible ASCII domain behind one @, and is read as itself', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const read = readMailAddress(text)
      if (!('address' in read)) return
      const [local = '', domain = '', ...more] = read.address.split('@')
      expect(more).toEqual([])
      expect(local).toMatch(/^[^\s\p{C}@<>"]{1,64}$/u)
      expect(domain).toMatch(/^(?:[a-z\d-]{1,63}\.)+[a-z\d-]{2,63}$/)
      expect(new URL(`http://${domain}`).hostname).toBe(domain)
      expect(readMailAddress(read.address)).toEqual(read)
    }),
    { numRuns: 500 },
  )
})

test('every common address is one', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      fc.pre(!meantDomain(address.slice(address.lastIndexOf('@') + 1)))
      expect(readMailAddress(address)).toEqual({ address: expect.stringContaining('@') })
    }),
  )
})
