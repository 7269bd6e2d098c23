/** Subtitles as the site's player takes them, or a sentence that says what to do. */
type Subtitles = { text: string } | { problem: string }

const notUtf8 =
  'Субтитры записаны не\u00a0в\u00a0UTF-8 или повреждены. Откройте их в\u00a0«Блокноте», выберите «Файл» → «Сохранить как» → «Кодировка: UTF-8» и\u00a0загрузите снова.'
const notWebVtt =
  'Субтитры WebVTT начинаются строкой WEBVTT, а\u00a0в\u00a0этом файле её нет. Добавьте её первой, а\u00a0за ней пустую строку, или загрузите субтитры .srt: сайт переделает их сам.'
const example = '00:00:01.000 --> 00:00:04.000'
const noCue = `В\u00a0субтитрах нет ни\u00a0одной реплики. Реплика\u00a0— это строка времени, например ${example}, и\u00a0под ней текст.`

/** A cue's times (WebVTT, 6.3 «collect cue timings»); settings of its place may follow. */
const timing =
  /^\s*(?<start>(?:\d+:)?[0-5]\d:[0-5]\d\.\d{3})\s*-->\s*(?<end>(?:\d+:)?[0-5]\d:[0-5]\d\.\d{3})(?!\d)/
/** The same in SubRip, whose files end in .srt; what follows is of other programs. */
const srtTiming =
  /^\s*((?:\d+:)?[0-5]\d:[0-5]\d)\s*[,.]\s*(\d{3})\s*-->\s*((?:\d+:)?[0-5]\d:[0-5]\d)\s*[,.]\s*(\d{3})(?!\d).*$/
const commaTiming = /\d,\d+\s*-->|-->.*\d,\d/
const aTime = String.raw`\d+(?:\s*:\s*\d\d){1,2}\s*[.,]\s*\d{1,3}`
/** Two times with another sign between: programs for texts and translations make one of the arrow. */
const otherArrow = new RegExp(String.raw`^\s*${aTime}[^\p{L}\p{N}.,:]{1,8}${aTime}(?:\s+\w+:\S+)*\s*$`, 'u')
/** An arrow beside a time, right or wrong; any other belongs to the words. */
const arrowOfTimes = /\d\s*-->|-->\s*-?\d/

/** Whether a file says by its name that it is subtitles. */
export function isNamedAsSubtitles(name: string): boolean {
  return /\.(?:vtt|srt)$/i.test(name)
}

/**
 * Reads subtitles: WebVTT, or SubRip, which it makes WebVTT of. Every line of times must be right, because players leave out a cue
 * without a word. Undefined for a file that neither is a text with cues nor is named like one.
 */
export function readSubtitles(bytes: Buffer, name: string): Subtitles | undefined {
  const isNamedSo = isNamedAsSubtitles(name)
  const text = decode(bytes)
  if (text === undefined) return isNamedSo || bytes.includes('WEBVTT') ? { problem: notUtf8 } : undefined
  const isWebVtt = /^WEBVTT(?:[ \t\r\n]|$)/.test(text)
  if (!isWebVtt && !isNamedSo && !text.includes('-->')) return undefined
  const lines = text.split(/\r\n|\r|\n/)
  if (!isWebVtt && !/\.srt$/i.test(name) && !lines.some((line) => commaTiming.test(line)))
    return { problem: notWebVtt }
  const cues = isWebVtt ? lines : lines.map(fromSrt)
  const problem = problemOf(cues, isWebVtt)
  if (problem) return { problem }
  return { text: isWebVtt ? text : `WEBVTT\n\n${cues.join('\n')}` }
}

/** UTF-8, or UTF-16 with its mark; undefined for anything else. */
function decode(bytes: Buffer): string | undefined {
  const mark = bytes.toString('hex', 0, 2)
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // Programs that were given a mark put one more before it.
    return text.includes('\0') ? undefined : text.replace(/^\uFEFF+/, '')
  } catch {
    return undefined
  }
}

/** A line of SubRip in WebVTT, which knows fewer tags, and reads &, < and an arrow as the beginning of something. */
function fromSrt(line: string): string {
  if (arrowOfTimes.test(line)) return line.replace(srtTiming, '$1.$2 --> $3.$4')
  return line
    .replaceAll(/\{\\[^}]*\}|<\/?font[^>]*>/gi, '')
    .replaceAll('&', '&amp;')
    .replaceAll(/<(?!\/?[biu]>)/gi, '&lt;')
    .replaceAll('-->', '--&gt;')
}

function problemOf(lines: string[], isWebVtt: boolean): string | undefined {
  let hasCue = false
  for (const [at, line] of lines.entries()) {
    const place = `В\u00a0строке ${at + 1}`
    const shown = `«${line.trim().slice(0, 80)}»`
    const right = isWebVtt ? example : example.replaceAll('.', ',')
    if (!line.includes('-->')) {
      if (!otherArrow.test(line)) continue
      return `${place} между временами нет стрелки «-->»: ${shown}. Нужно так: ${right}.`
    }
    if (!arrowOfTimes.test(line))
      return `${place} стрелка «-->» стоит среди слов: ${shown}. Плееры ждут возле неё времени. Замените её на\u00a0«→».`
    const { start, end } = timing.exec(line)?.groups ?? {}
    if (start === undefined || end === undefined) {
      return isWebVtt && commaTiming.test(line)
        ? `${place} во\u00a0времени запятая вместо точки: ${shown}. Замените запятые точками или загрузите исходный файл .srt: сайт переделает его сам.`
        : `${place} время записано неверно: ${shown}. Нужно так: ${right}.`
    }
    if (secondsOf(end) <= secondsOf(start))
      return `${place} реплика кончается не\u00a0позже, чем начинается: ${shown}. Поправьте время.`
    const below = lines[at + 1] ?? ''
    if (below.trim() !== '' && !below.includes('-->')) hasCue = true
  }
  return hasCue ? undefined : noCue
}

function secondsOf(time: string): number {
  return time.split(':').reduce((total, part) => total * 60 + Number(part), 0)
}
