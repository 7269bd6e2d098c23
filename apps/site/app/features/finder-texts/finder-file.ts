import type texts from '../../../../../content/finder-texts.json'

/** Everything the finder says, as `content/finder-texts.json` has it. */
export type FinderFile = typeof texts

/** The texts around questions and answers. */
export type PageTexts = FinderFile['page']
