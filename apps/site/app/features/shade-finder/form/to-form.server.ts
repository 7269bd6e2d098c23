import { unknownAnswer } from '@pryad/colour/answers/answer-names.ts'
import { baseColour, greyHair, natural, toneDigits } from '@pryad/colour/colours/hair-colours.ts'
import { toHex } from '@pryad/colour/colours/oklab.ts'
import { directions } from '@pryad/colour/hair/finder-input.ts'
import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { typograph } from '#app/lib/text/typography.ts'
import type { FinderFile } from '../../finder-texts/get-finder-texts.server.ts'
import type {
  ChoiceView,
  ChosenName,
  FinderShade,
  FormView,
  LinkedPage,
  QuestionView,
} from '../finder-view.ts'
import { pageTexts } from '../typeset-texts.server.ts'
import { lookOfWish } from './wish-pictures.server.ts'

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
const mayBeUnknown: readonly string[] = [
  'level',
  'hairLevel',
  'hairTone',
  'grey',
  'greyWhere',
  'length',
  'thickness',
]

type FormParts = {
  texts: FinderFile
  shades: FinderShade[]
  /** Numbers of shades without facts. */
  notOffered: string[]
  articles: LinkedPage[]
  strandUrl: SiteRequest['strandUrl']
}

/** The form as it is shown, typeset and with its pictures. */
export function toForm({ texts, shades, notOffered, articles, strandUrl }: FormParts): FormView {
  const page = pageTexts(texts)
  const all: Question[] = texts.questions
  const levels = all.find(({ id }) => id === 'naturalLevel')?.options ?? []

  const pictureOf = (look: StrandLook | null) => look && { picture: strandUrl({ scene: 'lock', look }) }

  function question(id: string, name: string, known = all): QuestionView {
    const found = known.find((one) => one.id === id)
    const options = found?.options ?? (id === 'lengthsLevel' ? levels : [])
    const choices = options.map(({ value, label }): ChoiceView => {
      return {
        value: value === null ? unknownAnswer : String(value),
        // A dash does not end a line after its number alone.
        label: typograph(name === 'level' || name === 'hairLevel' ? `${value} —\u00a0${label}` : label),
        ...pictureOf(lookOf(name, value)),
      }
    })
    const unknown = mayBeUnknown.includes(name) ? [{ value: unknownAnswer, label: page.unknown }] : []
    return {
      title: typograph(found?.title ?? ''),
      hint: found?.hint ? typograph(found.hint) : null,
      choices: [...choices, ...unknown],
    }
  }

  const wishes = texts.wishes.map(({ value, label }): ChoiceView => {
    const direction = directions.find((one) => one === value)
    return { value, label: typograph(label), ...pictureOf(direction ? lookOfWish(direction) : null) }
  })
  const palette = shades.map(
    ({ shadeNumber, number, name, hex }): ChoiceView => ({
      value: shadeNumber,
      label: `${number} ${name}`,
      ...pictureOf(plain(hex)),
    }),
  )
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
        title: page.steps.wish,
        hint: null,
        choices: wishes,
      },
    },
    shades: palette,
    safety: question('safety', 'safety'),
    texts: page,
    notOffered: notOffered.map(typograph),
    help: articles.find(({ slug }) => slug === 'kak-vybrat-ottenok') ?? null,
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
