import { isBarcode, linkTypes, storedHairStates } from '@pryad/contract/products.ts'
import { isSlug } from '@pryad/contract/slug.ts'
import { z } from 'zod'

const text = z.string().trim().min(1, 'must not be empty')
const slug = text.refine(isSlug, 'must be lower-case Latin letters, digits and single hyphens')
const slugs = z.array(slug)
const id = z.number().int().positive()
const date = z.iso.date()
const file = text.regex(/^[\w-]+\.[a-z0-9]+$/, 'must be a file name')
const ean = text.refine(isBarcode, 'must be 8 to 14 digits')

export const tags = z.array(
  z.object({ id, name: text, slug, description: text.optional(), picture: file.optional() }),
)

export const pictures = z.array(z.object({ file, alt: text }))

export const products = z.array(
  z.object({
    ean,
    brand: text,
    series: text,
    group: text,
    shadeNumber: text,
    shadeName: text,
    title: text,
    description: text,
    benefits: z.array(text),
    howToUse: text,
    volume: text,
    level: z.number().int().min(0).max(12),
    tone: text,
    toneName: text,
    greyCoverage: z.number().int().min(0).max(100),
    baseRange: z.object({
      min: z.number().int(),
      max: z.number().int(),
      hair: z.array(z.enum(storedHairStates)).min(1),
      note: text,
    }),
    hex: text.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #9C2F1C'),
    tags: slugs,
    links: z.array(z.object({ shop: text, href: text, type: z.enum(linkTypes) })),
    picture: file,
  }),
)

export const videos = z.array(
  z.object({
    id,
    slug,
    title: text,
    description: text,
    durationSeconds: z.number().int().positive(),
    tags: slugs,
    products: z.array(ean).optional(),
    steps: z.array(z.object({ at: z.number().int().min(0), title: text, text })),
    transcript: text,
    posterAlt: text,
  }),
)

export const article = z.object({
  id,
  slug,
  title: text,
  description: text,
  tags: slugs,
  preview: file,
  previewAlt: text,
  publishedAt: date,
  lessons: slugs.optional(),
  products: z.array(ean).optional(),
  body: text,
})

export const questions = z.array(z.object({ id, question: text, answer: text, tags: slugs }))

export const slides = z.array(
  z.object({
    id,
    title: text,
    text,
    href: text,
    linkLabel: text,
    picture: file,
    theme: z.enum(['light', 'dark']),
  }),
)

export const page = z.object({ slug, title: text, description: text, updatedAt: date, body: text })

export const letter = z.object({
  id: z.enum(['new-question', 'question-answered']),
  subject: text,
  preheader: text,
  body: text,
})

type TextTree = { [key: string]: string | TextTree }
const texts: z.ZodType<TextTree> = z.lazy(() => z.record(z.string(), z.union([z.string(), texts])))

export const site = z.object({
  name: text,
  title: text,
  tagline: text,
  description: text,
  locale: text,
  shareImage: file,
  leadArticle: slug.optional(),
  demoNotice: z.string(),
  contacts: z.object({ email: z.email(), privacyEmail: z.email() }),
  navigation: z.array(z.object({ label: text, href: text })),
  texts,
})
