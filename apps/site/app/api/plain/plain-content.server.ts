import {
  type AddFaqMutationVariables,
  addFaqOperation,
  type GetArticleQuery,
  type GetFaqQuery,
  type GetPlainArticlesQuery,
  type GetPlainVideoQuery,
  type GetSiteQuery,
  type GetVideoBySlugQuery,
  getPlainArticlesOperation,
  getPlainFaqOperation,
  getPlainProductsOperation,
  getPlainVideoOperation,
  getTypenameOperation,
  type Operation,
  type PreviewFieldsFragment,
} from '@pryad/contract/generated/operations.ts'
import { articlePath, lessonPath } from '@pryad/contract/paths.ts'
import { pictureSizes } from '@pryad/contract/picture-sizes.ts'
import { linkTypes } from '@pryad/contract/products.ts'
import { isSlug } from '@pryad/contract/slug.ts'
import { findPlatformVideo, platformKeys } from '@pryad/contract/video/platform-video.ts'
import { GraphQLError } from 'graphql'
import firstContent from '../../../../../content/site.json'
import type { OwnCaptcha } from './own-captcha.server.ts'

/** A backend that has the specification's fields and no others. */
export type PlainBackend = {
  /** Its base address, against which its relative addresses are resolved. */
  baseUrl: string
  /** The captcha in front of its form; without one no question is taken. */
  captcha: OwnCaptcha | undefined
  /** @throws {CombinedError} */
  ask: <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables) => Promise<Data>
}

/** The parts of a type of the contract that a plain backend can tell, at once or when they are asked for. */
type Told<Whole> = { [Field in keyof Whole]?: Whole[Field] | (() => unknown) }
type Article = Told<NonNullable<GetArticleQuery['article']>> & Tagged & { href: string }
type Lesson = Told<NonNullable<GetVideoBySlugQuery['videoBySlug']>> & Tagged & { slug: string }
type Question = Told<GetFaqQuery['faqQuestions']['data'][number]> & Tagged
type Tagged = { tags: { name: string; slug: string }[] }
type Listing = { first: number; page: number; tag?: string | null }

type PlainArticle = GetPlainArticlesQuery['articles']['data'][number]
type PlainLesson = GetPlainVideoQuery['video']['data'][number]

/** How many others go with an article. */
const relatedCount = 3
/** Places of this site that an article may be a link to. */
const ownPlace = /^(?:\/?[#?]|\/$|\/?(?:video|ask|shops)(?:[/?#]|$))/
/** How long pages of a backend that does not tell when its content changes count as new, in milliseconds. */
const newMilliseconds = 60_000

/**
 * The content of a plain backend under the names of the contract's queries and mutations. A query that is not here is answered with nothing.
 * Each of the backend's lists is asked for once at most, and only when it is needed.
 */
export function plainContent({ baseUrl, captcha, ask }: PlainBackend) {
  const allArticles = once(async () => {
    const { articles } = await ask(getPlainArticlesOperation, {})
    return articles.data.map(toArticle)
  })
  const allLessons = once(async () => {
    const { video } = await ask(getPlainVideoOperation, {})
    return video.data.map(toLesson)
  })
  const allQuestions = once(async () => {
    const { faqQuestions } = await ask(getPlainFaqOperation, {})
    // They have no ids, and are named by their place.
    return faqQuestions.data.map(
      (question, index): Question => ({ ...question, id: String(index + 1), tags: tagsOf(question) }),
    )
  })

  function toArticle(article: PlainArticle): Article {
    const tags = tagsOf(article)
    const isRelated = sharesWith(tags)
    const { href } = article
    const slug = slugOf(href.split(/[?#]/)[0]?.split('/').findLast(Boolean), article)
    const told: Article = {
      ...article,
      // An article is read at another site, at a place of this one, or, wherever else it was on its own site, at `/articles/<slug>`.
      href: /^https?:/i.test(href) || ownPlace.test(href) ? href : articlePath(slug),
      slug,
      preview: () => plainPicture(article.preview, baseUrl),
      tags,
      related: async () =>
        (await allArticles()).filter((other) => other !== told && isRelated(other)).slice(0, relatedCount),
      lessons: async () => (await allLessons()).filter(isRelated).slice(0, relatedCount),
    }
    return told
  }

  function toLesson(lesson: PlainLesson, index: number, all: PlainLesson[]): Lesson {
    const { href } = lesson
    const slug = slugOf(lesson.slug, lesson)
    return {
      ...lesson,
      slug,
      // It is watched on this site. Its own address is where the video is: at a platform, or in a file.
      href: lessonPath(slug),
      provider: platformKeys.find((platform) => findPlatformVideo(platform, href)) ?? 'FILE',
      src: addressAt(href, baseUrl) ?? '',
      preview: () => plainPicture(lesson.preview, baseUrl),
      tags: tagsOf(lesson),
      position: { current: index + 1, total: all.length },
      previous: async () => (await allLessons())[index - 1],
      next: async () => (await allLessons())[index + 1],
    }
  }

  /** The site says all in its own words, and has no shade finder without a palette. */
  const site: Told<GetSiteQuery['site'] & { leadArticle: null }> = {
    ...firstContent,
    leadArticle: null,
    navigation: firstContent.navigation.filter(({ href }) => href !== '/shade'),
    ...(captcha && { captcha: captcha.view }),
  }

  return {
    articles: async (listing: Listing) => listOf(await allArticles(), listing),
    article: async ({ slug }: { slug: string }) =>
      (await allArticles()).find(({ href }) => href === articlePath(slug)),
    video: async (listing: Listing) => listOf(await allLessons(), listing),
    videoBySlug: async (asked: { slug: string }) =>
      (await allLessons()).find(({ slug }) => slug === asked.slug),
    faqQuestions: async (listing: Listing) => listOf(await allQuestions(), listing),
    /** It lists no products: it is asked for links by barcode. */
    productsPackageProducts: async ({ filter }: { filter?: { ean?: string[] | null } | null }) => {
      if (!filter?.ean) return {}
      const { productsPackageProducts: found } = await ask(getPlainProductsOperation, { ean: filter.ean })
      return {
        data: found.data.map(({ links }) => ({
          links: links.filter(({ type }) => linkTypes.includes(type)),
        })),
      }
    },
    /** The topics of everything, in the order in which they are met. */
    tags: async () => {
      const all = await Promise.all([allArticles(), allLessons(), allQuestions()])
      return [...new Map(all.flat().flatMap(({ tags }) => tags.map((tag) => [tag.slug, tag]))).values()]
    },
    site,
    captchaChallenge: () => captcha?.createChallenge(),
    /** A new version every minute, as the content may have changed; and a check that the backend answers. */
    contentVersion: async () => {
      await ask(getTypenameOperation, {})
      return `minute-${Math.floor(Date.now() / newMilliseconds)}`
    },
    sendFaqPackageQuestion: async ({ input }: AddFaqMutationVariables) => {
      const { name, email, question, recaptcha } = input
      if (!(await captcha?.accept(recaptcha))) {
        const fields = { recaptcha: firstContent.texts.forms.captcha.expired }
        throw new GraphQLError('The captcha is not solved.', {
          extensions: { code: 'CAPTCHA_REJECTED', fields },
        })
      }
      const sent = await ask(addFaqOperation, { input: { name, email, question, recaptcha } })
      return sent.sendFaqPackageQuestion
    },
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** A page of the entries of a topic, or of all. */
function listOf(entries: Tagged[], { first, page, tag }: Listing) {
  const chosen = tag ? entries.filter(sharesWith([{ slug: tag }])) : entries
  const end = page * first
  return {
    data: chosen.slice(end - first, end),
    paginatorInfo: { hasMorePages: chosen.length > end, currentPage: page, total: chosen.length },
  }
}

function sharesWith(topics: { slug: string }[]): (entry: Tagged) => boolean {
  return ({ tags }) => tags.some((tag) => topics.some(({ slug }) => slug === tag.slug))
}

/** The topics that can stand in an address. */
function tagsOf<Tag extends { slug: string }>({ tags }: { tags: Tag[] | null }): Tag[] {
  return (tags ?? []).filter(({ slug }) => isSlug(slug))
}

/** The name of an entry in addresses: its own, or its id. */
function slugOf(own: string | undefined, { id }: { id: string }): string {
  return isSlug(own) ? own : String(id)
}

type PlainPreview = GetPlainArticlesQuery['articles']['data'][number]['preview']

const sizes = new Map(Object.entries(pictureSizes))

/** A picture of a plain backend with the sizes of its files, which are known by their names; null when it has no file. */
export function plainPicture(preview: PlainPreview, baseUrl: string): Partial<PreviewFieldsFragment> | null {
  const conversions = (preview?.conversions ?? []).flatMap(({ name, url }) => {
    const address = addressAt(url, baseUrl)
    const { width, height } = sizeOf(name)
    return address ? [{ name, url: address, width, height, type: typeOf(address) }] : []
  })
  const largest = conversions.find(({ name }) => name === 'preview_3_2') ?? conversions[0]
  return largest ? { ...largest, conversions } : null
}

/** The URL of a backend's file, given relative to the backend or as a whole URL; null if it is not an HTTP(S) URL. */
export function addressAt(href: string, baseUrl: string): string | null {
  if (!href || !URL.canParse(href, `${baseUrl}/`)) return null
  const url = new URL(href, `${baseUrl}/`)
  return /^https?:$/.test(url.protocol) ? url.href : null
}

/** A size with another name, or without a height of its own, gets the proportions of a card. */
function sizeOf(name: string): { width: number; height: number } {
  const size = sizes.get(name)
  return size && 'height' in size ? size : pictureSizes.preview_3_2
}

function typeOf(address: string): string {
  const ending = /\.(avif|webp|png|jpe?g)$/i.exec(new URL(address).pathname)?.[1]?.toLowerCase()
  return ending ? `image/${ending === 'jpg' ? 'jpeg' : ending}` : ''
}
