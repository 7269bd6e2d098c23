import type { RequiredDataFromCollectionSlug } from 'payload'
import type { Product } from '../payload-types.ts'
import { hairLabels, type Values } from './columns.ts'
import type { Link } from './outcome.ts'
import type { Value } from './read-value.ts'

/** A product that may lack something. */
export type ProductData = Partial<RequiredDataFromCollectionSlug<'products'>>
type Hair = Product['baseRange']['hair'][number]

/** A product as Payload stores it. `tags` are the ids of tags by name. */
export function toProductData(values: Values, links: Link[], tags: ReadonlyMap<string, number>): ProductData {
  return {
    ean: text(values.ean),
    title: text(values.title),
    brand: text(values.brand),
    series: text(values.series),
    group: text(values.group),
    shadeNumber: text(values.shadeNumber),
    shadeName: text(values.shadeName),
    hex: text(values.hex),
    description: text(values.description),
    benefits: texts(values.benefits),
    howToUse: text(values.howToUse),
    volume: text(values.volume),
    level: number(values.level),
    tone: text(values.tone),
    toneName: text(values.toneName),
    greyCoverage: number(values.greyCoverage),
    // Payload's type of a draft does not reach into groups, where a draft may lack something too.
    baseRange: {
      min: number(values['baseRange.min']),
      max: number(values['baseRange.max']),
      hair: texts(values['baseRange.hair'])?.filter(isHair),
      note: text(values['baseRange.note']),
    } as Product['baseRange'],
    links,
    tags: texts(values.tags)?.flatMap((name) => tags.get(name) ?? []),
  }
}

function text(value: Value | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function number(value: Value | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function texts(value: Value | undefined): string[] | undefined {
  return Array.isArray(value) ? value : undefined
}

function isHair(value: string): value is Hair {
  return value in hairLabels
}
