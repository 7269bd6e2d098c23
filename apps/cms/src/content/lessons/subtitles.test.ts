import { expect, test } from 'vitest'
import { readSubtitles } from './subtitles.ts'

const cue = '00:00.000 --> 00:01.000\nПривет\n'
const vtt = `WEBVTT\n\n${cue}`
const srt = '1\n00:00:00,000 --> 00:00:01,500\nПривет\n\n2\n00:00:02,000 --> 00:00:03,000\nИ ещё\n'

function utf16(text: string, isBigEndian = false): Buffer {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

/** Windows-1251 and KOI8-R have the letters of «Привет» elsewhere. */
const windows1251 = Buffer.from('cff0e8e2e5f2', 'hex')
const koi8 = Buffer.from('f0d2c9d7c5d4', 'hex')
const withWords = (words: Buffer) =>
  Buffer.concat([Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n'), words])

test.each([
  ['WebVTT', vtt],
  ['with a byte order mark', `\uFEFF${vtt}`],
  ['with two of them', `\uFEFF\uFEFF${vtt}`],
  ['with lines as Windows ends them', vtt.replaceAll('\n', '\r\n')],
  ['with lines as old Macs ended them', vtt.replaceAll('\n', '\r')],
  ['with a title', `WEBVTT - Урок\n\n${cue}`],
  ['with a title after a tab', `WEBVTT\tУрок\n\n${cue}`],
  ['with a header of its own', `WEBVTT\nKind: captions\nLanguage: ru\n\n${cue}`],
  ['without an empty line after the first', `WEBVTT\n${cue}`],
  [
    'with notes, styles, a name and a place',
    `WEBVTT\n\nNOTE Нет\n\nSTYLE\n::cue {}\n\nраз\n${cue.replace('1.000', '1.000 align:start line:0')}`,
  ],
  ['with hours', `WEBVTT\n\n100:00:00.000 --> 100:00:01.000\nПривет`],
  ['with tight arrows', `WEBVTT\n\n00:00.000-->00:01.000\nПривет`],
])('%s is taken as it is', (_, text) => {
  expect(readSubtitles(Buffer.from(text), 'urok.vtt')).toEqual({ text: text.replaceAll('\uFEFF', '') })
})

test.each([
  ['little', utf16(vtt)],
  ['big', utf16(vtt, true)],
])('UTF-16 with its mark, %s end first, is read', (_, bytes) => {
  expect(readSubtitles(bytes, 'urok.vtt')).toEqual({ text: vtt })
})

test.each([
  ['urok.srt', Buffer.from(srt)],
  ['UROK.SRT', Buffer.from(`\uFEFF${srt.replaceAll('\n', '\r\n')}`)],
  ['urok.srt', utf16(srt)],
  ['urok.srt', Buffer.from(srt.replaceAll(',', '.'))],
  ['urok.vtt', Buffer.from(srt)],
  ['urok.txt', Buffer.from(srt)],
])('SubRip becomes WebVTT: %s', (name, bytes) => {
  expect(readSubtitles(bytes, name)).toEqual({
    text: 'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.500\nПривет\n\n2\n00:00:02.000 --> 00:00:03.000\nИ ещё\n',
  })
})

test('words of SubRip mean the same in WebVTT', () => {
  const text =
    '1\n00:00:00,000 --> 00:00:01,500 X1:40 X2:600\n{\\an8}<font color="#fff"><i>Хна</i></font> & басма <3\nбыло --> стало\n'
  expect(readSubtitles(Buffer.from(text), 'urok.srt')).toEqual({
    text: 'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.500\n<i>Хна</i> &amp; басма &lt;3\nбыло --&gt; стало\n',
  })
})

test.each([
  ['windows-1251', withWords(windows1251), 'не\u00a0в\u00a0UTF-8'],
  [
    'windows-1251 in its first line',
    Buffer.concat([Buffer.from('WEBVTT - '), windows1251]),
    'не\u00a0в\u00a0UTF-8',
  ],
  ['KOI8-R', withWords(koi8), 'не\u00a0в\u00a0UTF-8'],
  ['UTF-16 without its mark', utf16(vtt).subarray(2), 'не\u00a0в\u00a0UTF-8'],
  ['bytes that break off', Buffer.from(vtt).subarray(0, -2), 'не\u00a0в\u00a0UTF-8'],
  ['no cue', Buffer.from('WEBVTT\n'), 'нет ни\u00a0одной реплики'],
  ['nothing but the first word', Buffer.from('WEBVTT'), 'нет ни\u00a0одной реплики'],
  [
    'a cue without words',
    Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n\nПривет'),
    'нет ни\u00a0одной реплики',
  ],
  ['notes alone', Buffer.from('WEBVTT\n\nNOTE\nПривет\n'), 'нет ни\u00a0одной реплики'],
  ['nothing at all', Buffer.alloc(0), 'начинаются строкой WEBVTT'],
  [
    'commas',
    Buffer.from(`WEBVTT\n\n${srt}`),
    'В\u00a0строке 4 во\u00a0времени запятая вместо точки: «00:00:00,000 --> 00:00:01,500»',
  ],
  ['commas further down', Buffer.from(`${vtt}\n${srt}`), 'В\u00a0строке 7 во\u00a0времени запятая'],
  [
    'two digits after the point',
    Buffer.from(vtt.replace('1.000', '1.00')),
    'В\u00a0строке 3 время записано неверно',
  ],
  ['seventy seconds', Buffer.from(vtt.replace('00:01.', '00:70.')), 'В\u00a0строке 3 время записано неверно'],
  ['no end', Buffer.from('WEBVTT\n\n00:00.000 -->\nПривет'), 'В\u00a0строке 3 время записано неверно'],
  [
    'an end before the beginning',
    Buffer.from('WEBVTT\n\n01:00:00.000 --> 59:00.000\nПривет'),
    'не\u00a0позже, чем начинается',
  ],
  [
    'an arrow among the words',
    Buffer.from(`${vtt}было --> стало\n`),
    'В\u00a0строке 5 стрелка «-->» стоит среди слов',
  ],
  ['an arrow in a note', Buffer.from(`WEBVTT\n\nNOTE до --> после\n\n${cue}`), 'В\u00a0строке 3 стрелка'],
  ['another first line', Buffer.from(`Субтитры\n\n${cue}`), 'начинаются строкой WEBVTT'],
  ['a longer first word', Buffer.from(`WEBVTTS\n\n${cue}`), 'начинаются строкой WEBVTT'],
  ['an empty line before the first word', Buffer.from(`\n${vtt}`), 'начинаются строкой WEBVTT'],
])('subtitles with %s are refused in words', (_, bytes, words) => {
  expect(readSubtitles(bytes, 'urok.vtt')).toEqual({ problem: expect.stringContaining(words) })
})

test.each(['->', '–>', '→', '- ->', '-- >', '=>', '—'])(
  'a cue whose arrow became %s is not lost without a word',
  (arrow) => {
    for (const [name, text, line, right] of [
      ['urok.vtt', `${vtt}\n00:02.000 ${arrow} 00:03.000 align:start\nПока\n`, 6, '00:00:01.000'],
      ['urok.srt', srt.replace(/ --> (?=00:00:03)/, ` ${arrow} `), 6, '00:00:01,000'],
      ['urok.srt', srt.replace('00:00:02,000 -->', `00: 00: 02, 000 ${arrow}`), 6, '00:00:01,000'],
    ] as const)
      expect(readSubtitles(Buffer.from(text), name)).toEqual({
        problem: expect.stringMatching(
          new RegExp(`строке ${line} между временами нет стрелки «-->».*так: ${right} -->`),
        ),
      })
  },
)

test('words between two times are words', () => {
  const text = `${vtt}Приём с 10:00.5 - до 12:00.5\n10:15.5 или 20:30.5\n10:00 – 12:00\n`
  expect(readSubtitles(Buffer.from(text), 'urok.vtt')).toEqual({ text })
})

test.each(['00:00:03', '00:00:03,5', '00:00:73,000'])(
  'a wrong line of SubRip is named as well: %s',
  (time) => {
    const text = srt.replace('00:00:03,000', time)
    const problem = expect.stringMatching(
      /В\u00a0строке 6 время записано неверно.*00:00:01,000 --> 00:00:04,000/,
    )
    expect(readSubtitles(Buffer.from(text), 'urok.srt')).toEqual({ problem })
  },
)

test.each([
  ['no hours', '00:02,000 --> 00:03,000', '00:02.000 --> 00:03.000'],
  ['spaces after its commas', '00:00:02, 000 --> 00:00:03, 000', '00:00:02.000 --> 00:00:03.000'],
])('SubRip with %s is read', (_, given, made) => {
  const text = `1\n${given}\nПривет\n`
  expect(readSubtitles(Buffer.from(text), 'urok.srt')).toEqual({ text: `WEBVTT\n\n1\n${made}\nПривет\n` })
})

test.each([
  ['picture.png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['text.txt', Buffer.from('Просто текст')],
])('%s is for others to judge', (name, bytes) => {
  expect(readSubtitles(bytes, name)).toBeUndefined()
})
