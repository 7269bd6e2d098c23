/** In the order in which hair is coloured. */
export const stepNames = ['test', 'choice', 'colouring', 'care'] as const

export type StepName = (typeof stepNames)[number]

/** A step of those that lead somewhere, and which of its two links find what they lead to. */
export type Step = { name: StepName; hasArticle: boolean; hasLesson: boolean }
