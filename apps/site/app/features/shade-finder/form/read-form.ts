/** The answers in the form, the first of each name. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value && !params.has(name)) params.set(name, value)
  }
  return params
}
