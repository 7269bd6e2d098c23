import { unknownAnswer } from '@pryad/colour/answers/answer-names.ts'
import { greyHair, natural } from '@pryad/colour/colours/levels.ts'
import { toHex } from '@pryad/colour/colours/srgb.ts'
import { baseColour, toneDigits } from '@pryad/colour/colours/tones.ts'
import { isRecord } from '#app/lib/is-record.ts'
import { typograph } from '#app/lib/text/typography.ts'
import type { PageTexts } from './finder-texts.ts'
import type { ChoiceView, ChosenName, FinderData, FormView, QuestionView } from './finder-view.ts'
import type { StrandLook } from './HairStrand/strand-look.ts'

type Question = { id: string; title: string; hint?: string; options?: { value: unknown; label: string }[] }

/** Which question of the texts asks for which answer. */
const questionOf: Record<Exclude<ChosenName, 'wish'>, string> = {
  level: 'naturalLevel',
  hair: 'lengths',
  hairLevel: 'lengthsLevel',
  hairTone: 'lengthsTone',
  hairBy: 'lightenedBy',
  grey: 'grey',
  greyWhere: 'greyWhere',
  length: 'length',
  thickness: 'thickness',
  scope: 'scope',
  strandTest: 'strandTest',
}

/** Questions whose texts have no «не знаю» of their own. */
const mayBeUnknown: readonly string[] = ['level', 'hairLevel', 'grey', 'length', 'thickness']

/** The form as it is shown, typeset and with its pictures. */
export function toForm(
  { texts, shades, articles }: FinderData,
  notOffered: FormView['notOffered'],
): FormView {
  const all: Question[] = texts.questions
  const levels = all.find(({ id }) => id === 'naturalLevel')?.options ?? []

  function question(id: string, name: string, known = all): QuestionView {
    const found = known.find((one) => one.id === id)
    const options = found?.options ?? (id === 'lengthsLevel' ? levels : [])
    const choices = options.map(({ value, label }): ChoiceView => {
      const look = lookOf(name, value)
      return {
        value: value === null ? unknownAnswer : String(value),
        label: typograph(name === 'level' || name === 'hairLevel' ? `${value} — ${label}` : label),
        ...(look && { look }),
      }
    })
    const unknown = mayBeUnknown.includes(name) ? [{ value: unknownAnswer, label: texts.page.unknown }] : []
    return {
      title: typograph(found?.title ?? ''),
      hint: found?.hint ? typograph(found.hint) : null,
      choices: [...choices, ...unknown],
    }
  }

  const ask = (name: Exclude<ChosenName, 'wish'>) => question(questionOf[name], name)
  return {
    questions: {
      level: ask('level'),
      hair: ask('hair'),
      hairLevel: ask('hairLevel'),
      hairTone: ask('hairTone'),
      hairBy: ask('hairBy'),
      grey: ask('grey'),
      greyWhere: ask('greyWhere'),
      length: ask('length'),
      thickness: ask('thickness'),
      scope: ask('scope'),
      strandTest: ask('strandTest'),
      wish: {
        title: texts.page.steps.wish,
        hint: null,
        choices: texts.wishes.map(({ value, label }) => ({ value, label: typograph(label) })),
      },
    },
    shades: shades.map(({ shadeNumber, name, hex }) => ({
      value: shadeNumber,
      label: typograph(`${shadeNumber} ${name}`),
      look: { pigmented: hex, grey: null, greyShare: 0 },
    })),
    safety: question('safety', 'safety'),
    texts: typesetPage(texts.page),
    notOffered: notOffered.map(typograph),
    help: articles.find(({ slug }) => slug === 'kak-vybrat-ottenok') ?? null,
  }
}

/** What stands around questions and answers, typeset. */
function typesetPage(page: PageTexts): PageTexts {
  const typeset = structuredClone(page)
  typesetIn(typeset)
  return typeset
}

function typesetIn(texts: Record<string, unknown>): void {
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === 'string') texts[name] = typograph(text)
    else if (isRecord(text)) typesetIn(text)
  }
}

/** The picture of an answer; most need none. */
function lookOf(name: string, value: unknown): StrandLook | null {
  if (name === 'level' || name === 'hairLevel') return plain(toHex(natural(Number(value))))
  if (name === 'grey') {
    return { pigmented: toHex(natural(5)), grey: toHex(greyHair), greyShare: Number(value) }
  }
  const tone = name === 'hairTone' && toneDigits.find((digit) => digit === value)
  return tone ? plain(toHex(baseColour({ kind: 'colored', level: 6, tone }))) : null
}

function plain(pigmented: string): StrandLook {
  return { pigmented, grey: null, greyShare: 0 }
}
