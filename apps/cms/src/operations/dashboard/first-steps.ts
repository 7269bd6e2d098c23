import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { mayImport } from '../../products/import/product-imports.ts'
import { emptyStartKey, unnamed } from '../first-content/empty-start.ts'
import { Imported } from '../first-content/imported.ts'

/** One of the things that a new site needs before visitors come. */
type FirstStep = { label: string; href: string; isDone: boolean }

/** Standing pages to which forms and footer lead, by their slugs. */
const documents = ['privacy', 'cookies', 'consent', 'help']

/**
 * What a site that began empty still needs, with what is done, for those who may do it. Undefined for others, for a site that began with
 * the demonstration, and as soon as all is done.
 */
export async function loadFirstSteps(req: PayloadRequest): Promise<FirstStep[] | undefined> {
  if (!hasRole(req, 'editor', 'admin')) return undefined
  if ((await Imported.of(req.payload)).id(emptyStartKey) === undefined) return undefined
  const published: Where = { _status: { equals: 'published' } }
  const [isNamed, pages, products, articles, slides, answers] = await Promise.all([
    isSiteNamed(req),
    count(req, 'pages', { and: [published, { slug: { in: documents } }] }),
    count(req, 'products', published),
    count(req, 'articles', published),
    count(req, 'slides', published),
    count(req, 'faq-questions', { published: { equals: true } }),
  ])
  const list = (slug: CollectionSlug) => `/admin/collections/${slug}`
  const steps = [
    {
      label: 'Назвать марку и\u00a0сайт, указать почту',
      href: '/admin/globals/site-settings',
      isDone: isNamed,
    },
    {
      label:
        'Написать политику, согласие, страницу о\u00a0куки и\u00a0первую помощь по\u00a0адресам privacy, consent, cookies и\u00a0help',
      href: list('pages'),
      isDone: pages === documents.length,
    },
    {
      label: 'Загрузить палитру',
      href: mayImport(req.user) ? '/admin/product-import' : list('products'),
      isDone: products > 0,
    },
    { label: 'Опубликовать первую статью', href: list('articles'), isDone: articles > 0 },
    { label: 'Поставить слайд на\u00a0главную', href: list('slides'), isDone: slides > 0 },
    { label: 'Ответить на\u00a0первый частый вопрос', href: list('faq-questions'), isDone: answers > 0 },
  ]
  return steps.every(({ isDone }) => isDone) ? undefined : steps
}

/** Whether nothing is left of what the site was called at first. */
async function isSiteNamed(req: PayloadRequest): Promise<boolean> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  const { name, title, contacts } = settings
  const told = [name, title, contacts.email, contacts.privacyEmail].join(' ')
  return Object.values(unnamed).every((word) => !told.includes(word))
}

async function count(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<number> {
  return (await req.payload.count({ collection, where, req })).totalDocs
}
