import { splitWords } from './split-words.ts'

/**
 * Words that stand in every text and every question, and say nothing of either. «Без», «не» and «после» do say something; «неё» is missing
 * since it has the stem of «не».
 */
const words = `а бы был была было быть в вам вас весь во вот все всё вы где да для до его её если есть ещё же за и из или им их к как
  какая какие какой ко который ли лучше мне мы на над надо нам нас него них но о об он она они оно от перед по под при про
  с со так также такое там то того тоже том ты у уже что чтоб чтобы эта эти это этот я мой моя мои можно нужно`

const terms = new Set(splitWords(words).map(({ term }) => term))

/** Whether a term says nothing of a text. */
export function isStopWord(term: string): boolean {
  return terms.has(term)
}
