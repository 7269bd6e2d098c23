/** Name of the answer in the form «Помогло?». */
export const helpfulField = 'helpful'

/** Where a page without scripts comes back to after the answer; styles show the thanks there. */
export const thanksId = 'helpful'

/** The name that an answer is counted by; null for any other posted value. */
export function helpfulName(answer: FormDataEntryValue | null): 'helpful' | 'unhelpful' | null {
  if (answer === 'yes') return 'helpful'
  return answer === 'no' ? 'unhelpful' : null
}
