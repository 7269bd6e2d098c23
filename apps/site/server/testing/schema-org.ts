type Shape = {
  required: string[]
  /** The kinds of values that each may have; other names stand for things of that type. */
  properties: Record<string, string[]>
}

const thing: Record<string, string[]> = {
  name: ['Text'],
  description: ['Text'],
  url: ['URL'],
  image: ['URL'],
}

/**
 * The types of schema.org that this site uses, with those of their properties that fit, and those required by the vocabulary or by the
 * search engines that read them.
 */
const vocabulary: Record<string, Shape> = {
  WebSite: {
    required: ['name', 'url'],
    properties: {
      ...thing,
      inLanguage: ['Text'],
      publisher: ['Organization'],
      potentialAction: ['SearchAction'],
    },
  },
  SearchAction: {
    required: ['target', 'query-input'],
    properties: { target: ['EntryPoint'], 'query-input': ['Text'] },
  },
  EntryPoint: { required: ['urlTemplate'], properties: { urlTemplate: ['Text'] } },
  Organization: { required: ['name', 'url', 'logo'], properties: { ...thing, logo: ['ImageObject'] } },
  Person: { required: ['name'], properties: thing },
  ImageObject: {
    required: ['url'],
    properties: { ...thing, width: ['Integer'], height: ['Integer'] },
  },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: ['ListItem'] } },
  ListItem: {
    required: ['position', 'name', 'item'],
    properties: { ...thing, position: ['Integer'], item: ['URL'] },
  },
  Article: {
    required: ['headline', 'author', 'publisher', 'datePublished', 'image'],
    properties: {
      ...thing,
      headline: ['Text'],
      inLanguage: ['Text'],
      mainEntityOfPage: ['URL'],
      author: ['Organization', 'Person'],
      publisher: ['Organization'],
      datePublished: ['Date'],
      dateModified: ['Date'],
    },
  },
  VideoObject: {
    required: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
    properties: {
      ...thing,
      duration: ['Duration'],
      inLanguage: ['Text'],
      transcript: ['Text'],
      uploadDate: ['Date'],
      thumbnailUrl: ['URL'],
      contentUrl: ['URL'],
      embedUrl: ['URL'],
    },
  },
  FAQPage: { required: ['mainEntity'], properties: { inLanguage: ['Text'], mainEntity: ['Question'] } },
  Question: {
    required: ['name', 'acceptedAnswer'],
    properties: { name: ['Text'], acceptedAnswer: ['Answer'] },
  },
  Answer: { required: ['text'], properties: { text: ['Text'] } },
  // No offers and no ratings: the site sells nothing and asks nobody for stars.
  Product: {
    required: ['name', 'image', 'brand', 'gtin'],
    properties: { ...thing, category: ['Text'], brand: ['Brand'], gtin: ['Text'], color: ['Text'] },
  },
  Brand: { required: ['name'], properties: thing },
}

const simple: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
  Date: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d(T.*)?$/.test(value) && !Number.isNaN(Date.parse(value)),
  Duration: (value) => typeof value === 'string' && /^PT\d+S$/.test(value),
  Integer: (value) => Number.isInteger(value),
}

/** Errors of structured data by the vocabulary of schema.org; empty when there are none. */
export function problemsOf(value: unknown): string[] {
  if (!isRecord(value)) return ['no object']
  const { '@context': context, ...rest } = value
  return [...(context === 'https://schema.org' ? [] : ['@context']), ...problemsOfThing(rest, '')]
}

function problemsOfThing({ '@type': type, ...rest }: Record<string, unknown>, place: string): string[] {
  const shape = typeof type === 'string' ? vocabulary[type] : undefined
  const here = `${place}${place && ' '}${type}`
  if (!shape) return [`${here}: not a type of this site`]
  return [
    ...shape.required.filter((name) => !(name in rest)).map((name) => `${here} has no ${name}`),
    ...Object.entries(rest).flatMap(([name, value]) => {
      const kinds = shape.properties[name]
      if (!kinds) return [`${here} ${name}: not a property`]
      const values = Array.isArray(value) ? value : [value]
      return values.flatMap((one) => problemsOfValue(one, kinds, `${here} ${name}`))
    }),
  ]
}

function problemsOfValue(value: unknown, kinds: string[], place: string): string[] {
  if (!isRecord(value)) {
    const fits = kinds.some((kind) => simple[kind]?.(value))
    return fits ? [] : [`${place}: ${JSON.stringify(value)} is no ${kinds.join(' or ')}`]
  }
  const isWanted = kinds.includes(String(value['@type']))
  return [...(isWanted ? [] : [`${place}: ${value['@type']}`]), ...problemsOfThing(value, place)]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
