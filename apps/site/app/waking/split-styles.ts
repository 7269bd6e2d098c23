/** Splits a minified style sheet into its rules: blocks with all that is in them, and statements that end with a semicolon. */
export function splitStyles(written: string): string[] {
  // Vite leaves a comment at the end.
  const sheet = written.replace(/\/\*.*?\*\//gs, '').trim()
  const rules: string[] = []
  let depth = 0
  let begin = 0
  for (const { 0: sign, index } of sheet.matchAll(/"[^"]*"|'[^']*'|[{};]/g)) {
    if (sign === '{') depth++
    else if (sign === '}') depth--
    else if (sign !== ';') continue
    if (depth > 0) continue
    rules.push(sheet.slice(begin, index + 1))
    begin = index + 1
  }
  if (depth !== 0 || begin !== sheet.length) throw new Error('The style sheet ends within a rule.')
  return rules
}
