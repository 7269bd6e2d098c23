import { getSlidesOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '../../api/context.ts'
import { typograph } from '../../lib/typography.ts'
import { cardSizes, toPictureView, wideSizes } from '../../ui/Picture/picture-view.ts'
import type { SlideView } from './slide-view.ts'

/** Slides of the carousel in the editors' order; none when the API is away. */
export async function getSlides({ api }: SiteRequest): Promise<SlideView[]> {
  const { slides = [] } = await api.query(getSlidesOperation, {})
  return slides.map(({ picture, theme, title, text, linkLabel, ...slide }) => ({
    ...slide,
    title: typograph(title),
    text: typograph(text),
    linkLabel: typograph(linkLabel),
    theme: theme === 'DARK' ? 'dark' : 'light',
    picture:
      picture && toPictureView(picture, wideSizes, { blur: true, phoneSizes: cardSizes, decorative: true }),
  }))
}
