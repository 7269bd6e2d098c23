import type { AnswerName } from '@pryad/colour/answers/answer-names.ts'
import type { Procedure } from '@pryad/colour/assessment/assess.ts'
import type { Verdict } from '@pryad/colour/rules/reasons.ts'
import type { Shade } from '@pryad/colour/shades/shade.ts'
import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'
import type { FinderTexts } from '@pryad/colour/texts/finder-texts.ts'
import { isRecord } from '#app/lib/is-record.ts'
import type { PageTexts } from '../finder-texts/get-finder-texts.server.ts'

/** A shade that the finder may offer: fields for the model, and its names on the site. All but the title are typeset. */
export type FinderShade = Shade & {
  title: string
  number: string
  name: string
  group: string
  path: string
  hasShops: boolean
}

/** A page to read on: a title and an address. */
export type LinkedPage = { slug: string; title: string; url: string }

/** All that an answer is worked out from. The same on the server and in the browser, ready to be shown: typeset, with pages for links. */
export type FinderData = {
  /** `finderDataVersion` of the sender. */
  version: number
  shades: FinderShade[]
  texts: FinderTexts<LinkedPage>
  /** Where each procedure is shown. */
  procedures: Record<Procedure, LinkedPage[]>
}

/**
 * The version of the shape of `FinderData`, names of texts included. It rises with every change of the shape: a page opened before a release
 * must not read data that the server sends after it.
 */
export const finderDataVersion = 7

/** Whether the received data is for this build; its version vouches for the shape. */
export function isFinderData(value: unknown): value is FinderData {
  return isRecord(value) && value.version === finderDataVersion
}

/** One choice of a question; some have the address of a picture. */
export type ChoiceView = { value: string; label: string; picture?: string }

/** A question with a choice of answers. */
export type QuestionView = { title: string; hint: string | null; choices: ChoiceView[] }

/** Questions that are answered by a choice. */
export type ChosenName = Exclude<
  AnswerName,
  'greyStubborn' | 'greyYellowed' | 'regrowth' | 'porousEnds' | 'patchy'
>

/** The form: its questions, shades and texts. */
export type FormView = {
  questions: Record<ChosenName, QuestionView>
  /** Shades to wish for. */
  shades: ChoiceView[]
  safety: QuestionView
  texts: PageTexts
  /** Numbers of shades without facts, which are not offered. */
  notOffered: string[]
  /** Where to read how to tell a level. */
  help: LinkedPage | null
}

/** A sentence with pages to read on. */
export type Sentence = { text: string; links?: readonly LinkedPage[] }

/** How a colour develops: looks, evenly spread over the minutes, of how many in words: «3–5». */
type Development = { minutes: number; all: string; looks: StrandLook[] }

/** What somebody has to know in two words, and what it is about: «35 мин», «держать». */
export type Fact = { text: string; about: string | null; note?: string | null }

/** A shade that is offered, and how to use it. */
export type PlanView = Omit<FinderShade, keyof Shade> & {
  ean: string
  /** «Пополам с 5-0». */
  mix: string | null
  /** Minutes, developer and boxes. */
  facts: Fact[]
  /** «2 коробки». */
  boxes: string
  needs: string[]
  before: readonly Sentence[]
  warnings: string[]
  readOn: LinkedPage[]
  /** When the skin is tested: `ifNew` is for balms, which only some need to test. */
  test: 'always' | 'ifNew' | 'never'
  looks: {
    before: StrandLook
    after: StrandLook
    beforeText: string
    afterText: string
    development: Development | null
  }
}

/** The answer of the finder, ready to be shown. */
export type ResultView = {
  verdict: Verdict
  label: string
  lead: string
  /** The severest reason by its name in the model; null when it simply works. */
  reason: string | null
  /** A doctor decides, and the colourist's form asks not to write of health. */
  isForDoctor: boolean
  reasons: readonly { text: string; instead: string; links: readonly LinkedPage[] }[]
  plans: PlanView[]
  insteadTitle: string | null
  later: { title: string; number: string; path: string } | null
  certainty: string | null
  screen: string
  /** The values assumed for «не знаю». */
  assumed: string | null
  /** The answers in words. */
  summary: string
  /** What matters most of them, in one line. */
  brief: string
  /** Announced by screen readers. */
  announcement: string
}

/** The state of the page: the given answers, their errors, and the result. */
export type FinderState = {
  given: Partial<Record<AnswerName, string>>
  errors: Partial<Record<AnswerName, string>>
  /** Answers that are needed and not known. */
  help: 'level' | null
  result: ResultView | null
  /** The address of these answers, without anything about a person; null as long as there is no result. */
  search: string | null
  /** Whether the first plan may be made a picture: the server, which draws it, knows no ticks, so they must not have changed it. */
  hasPicture: boolean
}

/** Addresses of the server's pictures by the names of their looks (`writeLook`). A look that was worked out in the browser has none. */
export type StrandPictures = Readonly<Record<string, string>>
