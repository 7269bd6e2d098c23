/** In the order in which hair is coloured. */
export const stepNames = ['test', 'choice', 'colouring', 'care'] as const

export type StepName = (typeof stepNames)[number]

/** A step with at least one page to link to, and which of its two pages exist. */
export type Step = { name: StepName; hasArticle: boolean; hasLesson: boolean }
