import type { PictureView } from '#app/ui/picture-view.ts'

/** A piece of a text as the page shows it; lessons and products are whatever the page shows them as. */
export type ContentBlockView<Lesson, Product> =
  | { kind: 'heading'; id: string; level: 2 | 3; text: string }
  | { kind: 'text'; html: string }
  | { kind: 'picture'; picture: PictureView; caption: string | null; isWide: boolean }
  | { kind: 'callout'; tone: 'important' | 'salon'; title: string; html: string }
  | { kind: 'lesson'; lesson: Lesson }
  | { kind: 'products'; products: Product[] }
  | {
      kind: 'compare'
      before: ComparedPicture
      after: ComparedPicture
      label: string
      caption: string | null
    }
  | {
      kind: 'finder'
      title: string
      text: string
      linkLabel: string
      href: string
      picture: PictureView | null
    }

type ComparedPicture = { picture: PictureView; label: string }

/** A heading as the table of contents lists it. */
export type ContentsEntry = { id: string; text: string }
