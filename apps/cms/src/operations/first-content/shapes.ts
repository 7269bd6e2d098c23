import { allergyTests, greyRoles, hairLengths, shadeKinds } from '@pryad/colour/shades/shade.ts'
import { isBarcode, linkTypes, storedHairStates } from '@pryad/contract/products.ts'
import { isSlug } from '@pryad/contract/slug.ts'
import { z } from 'zod'

/** A shape that asks for these values, and hands every other on: the database judges it by the fields of its collection. */
function withOthers<Shape extends z.ZodRawShape>(shape: Shape): z.ZodType<z.infer<z.ZodObject<Shape>>> {
  return z.looseObject(shape)
}

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

export const authors = z.array(
  z.object({
    slug,
    name: text,
    kind: z.enum(['person', 'team']),
    role: text.optional(),
    about: text.optional(),
    picture: file.optional(),
  }),
)

export const pictures = z.array(z.object({ file, alt: text }))

const range = z.object({ min: z.number().int().min(0), max: z.number().int().max(60) })
const level = z.number().int().min(1).max(10)

/** The facts of a box that the shade finder reads; the file says more, which nothing uses yet. */
export const shadeFacts = z.object({
  shades: z.array(
    z.object({
      ean,
      kind: z.enum(shadeKinds),
      developerPercent: z.literal([3, 6, 9]).nullable(),
      mixing: z.object({ cream: z.number().int(), developer: z.number().int() }).nullable(),
      pack: z.object({ mixtureMl: z.number().int().min(1).max(1000) }),
      minutes: range,
      minutesGreyOver50: range.nullable(),
      minutesFirstTime: range.nullable(),
      minutesLightened: range.nullable(),
      hardMaxMinutes: z.number().int().min(1).max(60),
      previewMinutes: z.number().int().min(1).max(60),
      bases: z.array(z.object({ hair: z.enum(storedHairStates), min: level, max: level })).min(1),
      maxLift: z.number().int().min(0).max(3),
      load: z.number().min(0).max(1),
      shift: z.array(z.number().min(-1).max(1)).length(3).nullable(),
      greyRole: z.enum(greyRoles),
      mixesWith: z.array(text),
      dilution: z.unknown(),
      lengths: z.array(z.enum(hairLengths)).nullable(),
      minDaysBetween: z.number().int().min(0).max(365),
      allergyTest: z.enum(allergyTests),
    }),
  ),
})

export const products = z.array(
  withOthers({
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
  withOthers({
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

export const article = withOthers({
  id,
  slug,
  title: text,
  description: text,
  tags: slugs,
  preview: file,
  previewAlt: text,
  publishedAt: date,
  author: slug.optional(),
  lessons: slugs.optional(),
  products: z.array(ean).optional(),
  body: text,
})

export const questions = z.array(z.object({ id, question: text, answer: text, tags: slugs }))

export const synonyms = z.object({
  groups: z.array(z.object({ id: text, terms: z.array(text).min(1), typos: z.array(text) })),
})

export const calendar = z.object({
  days: z.array(
    z.object({ note: text, from: date, until: date.nullable(), kind: z.enum(['off', 'working']) }),
  ),
})

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

/** Texts of the interface and their labels are in this file too: the panel takes them from each release. */
export const site = z.object({
  name: text,
  title: text,
  tagline: text,
  description: text,
  locale: text,
  shareImage: file.optional(),
  leadArticle: slug.optional(),
  demoNotice: z.string(),
  contacts: z.object({ email: z.email(), privacyEmail: z.email() }),
  navigation: z.array(z.object({ label: text, href: text })),
})
