import { type GetSlidesQuery, getSlidesOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import type { PlainWay } from '#app/api/plain/plain-backend.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { cardSizes, toPictureView, wideSizes } from '#app/ui/Picture/picture-view.ts'
import type { SlideView } from './slide-view.ts'

/** A backend with the specification's fields alone has no slides. */
const plainSlides: PlainWay<GetSlidesQuery, unknown> = async () => ({ slides: [] })

/** Slides of the carousel in the editors' order; none when the API is away. */
export async function getSlides({ api }: SiteRequest): Promise<SlideView[]> {
  const { slides = [] } = await api.query(getSlidesOperation, {}, { plain: plainSlides })
  return slides.map(({ picture, theme, title, text, linkLabel, ...slide }, index) => ({
    ...slide,
    title: typograph(title),
    text: typograph(text),
    linkLabel: typograph(linkLabel),
    theme: theme === 'DARK' ? 'dark' : 'light',
    picture:
      picture &&
      toPictureView(picture, wideSizes, {
        // The others are loaded before they come into view.
        blur: index === 0,
        phoneSizes: cardSizes,
        decorative: true,
      }),
  }))
}
