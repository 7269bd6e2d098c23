import { getSlidesOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { cardSizes, type PictureView, toPictureView, wideSizes } from '#app/ui/picture-view.ts'

export type SlideView = {
  id: string
  title: string
  text: string
  href: string
  linkLabel: string
  theme: 'dark' | 'light'
  /** Whose advertisement it is, with the token of the register. */
  advert: { advertiser: string; erid: string } | null
  picture: PictureView | null
}

/** Slides of the carousel in the editors' order; none when the API is away. */
export async function getSlides({ api }: SiteRequest): Promise<SlideView[]> {
  const { slides = [] } = await api.query(getSlidesOperation, {})
  return slides.map(({ picture, theme, title, text, linkLabel, advertiser, erid, ...slide }, index) => ({
    ...slide,
    title: typograph(title),
    text: typograph(text),
    linkLabel: typograph(linkLabel),
    theme: theme === 'DARK' ? 'dark' : 'light',
    advert: advertiser && erid ? { advertiser: typograph(advertiser), erid } : null,
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
