import { range } from './range.ts'

type Shown = { from: number; to: number } | null

/** Heading of a further page of a list, e.g. «Статьи: 25–48». */
export function furtherTitle(title: string, shown: Shown): string {
  return shown ? `${title}: ${range(shown)}` : title
}

/** The same of the page before it, which is full: «Статьи: 1–24». `page`: number of the further page. */
export function previousTitle(title: string, shown: Shown, page: number): string {
  const to = shown ? shown.from - 1 : 0
  return furtherTitle(title, shown && { from: to - to / (page - 1) + 1, to })
}
